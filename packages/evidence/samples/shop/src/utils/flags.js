const flags = { tracking: true, audit: true, beta: false };
export function isEnabled(name) { return Boolean(flags[name]); }
export function enable(name) { flags[name] = true; }
