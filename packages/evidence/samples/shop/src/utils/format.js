export const formatCurrency = (n) => `$${n.toFixed(2)}`;
export const formatPercent = (n) => `${(n * 100).toFixed(1)}%`;
