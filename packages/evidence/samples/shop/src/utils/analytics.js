const events = [];
export function track(name, data) { events.push({ name, data, at: Date.now() }); }
export function history() { return events.slice(); }
