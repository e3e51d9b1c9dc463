const user = globalThis.user;

console.log(user?.name ?? 'guest');
