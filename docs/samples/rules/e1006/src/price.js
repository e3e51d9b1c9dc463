exports.price = (amount) => `${amount} EUR`;
