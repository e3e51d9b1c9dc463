exports.colors = { red: '#f00' + Date.now(), green: '#0f0' };
