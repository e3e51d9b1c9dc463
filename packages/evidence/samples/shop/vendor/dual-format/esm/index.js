export function formatPrice(n) { return `$${n.toFixed(2)}`; }
export function formatDate(d) { return d.toISOString().slice(0, 10); }
export function unusedHelper() { return 'unused'; }
