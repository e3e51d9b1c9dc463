export const run = () => console.log('lazy' + Date.now());
