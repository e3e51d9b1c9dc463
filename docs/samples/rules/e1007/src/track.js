window.events = [];

export const track = (name) => window.events.push(name);
