import { type HeaderRules, policyText } from '@rsdoctor-docs/preset';
import { REPORT_SANDBOX } from '@rsdoctor-docs/viewer/report-settings';

/**
 * The policy of the report below /demo/. Its scripts are files, and run without `eval`; its interface writes style
 * sheets while it runs. `connect-src` stays at none: what a reader opens cannot be sent anywhere.
 */
const POLICY = policyText({
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  sandbox: [REPORT_SANDBOX],
});

/** Headers of the report. @param isPreview search engines are kept away from all of the site */
export const reportHeaders = (isPreview: boolean): HeaderRules => [
  [
    '/demo/*',
    [
      '! Content-Security-Policy',
      `Content-Security-Policy: ${POLICY}`,
      // The sandboxed report has an opaque origin, so it loads the files of /demo/ across origins.
      'Access-Control-Allow-Origin: *',
      ...(isPreview ? [] : ['X-Robots-Tag: noindex']),
    ],
  ],
];
