export const price = (n) => n.toFixed(2);
