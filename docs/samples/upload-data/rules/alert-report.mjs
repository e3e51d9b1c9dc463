import { defineRule } from '@rsdoctor/core/rules';

// A rule without alerts of its own: it sends a summary of all alerts.
export const AlertReport = defineRule(() => ({
  meta: {
    title: 'alert-report',
    category: 'bundle',
    severity: 'Warn',
    defaultConfig: { url: '' },
  },
  check() {},
  async onCheckEnd({ data, validateResult }) {
    const { url } = data.ruleConfig;
    if (!url) return;

    const body = JSON.stringify({
      commit: process.env.GIT_COMMIT,
      alerts: validateResult.errors.map(({ code, title, message }) => ({ code, title, message })),
    });
    try {
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(5000),
      });
    } catch (error) {
      console.warn('alert-report:', String(error));
    }
  },
}));
