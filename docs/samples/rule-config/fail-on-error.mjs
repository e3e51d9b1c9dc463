import { defineRule } from '@rsdoctor/core/rules';

// A rule without alerts of its own: it stops the build if another rule found an error.
export const FailOnError = defineRule(() => ({
  meta: { title: 'fail-on-error', category: 'bundle', severity: 'Warn', defaultConfig: {} },
  check() {},
  onCheckEnd({ validateResult }) {
    // 1 is Warn, 2 is Error.
    const errors = validateResult.errors.filter(({ severity }) => Number(severity) === 2);
    // The bundler prints this error alone, without the alerts.
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  },
}));
