import { execute } from '@rsdoctor/cli';

// `open: false` keeps the browser closed. The promise is fulfilled when the server answers.
const sdk = await execute('analyze', { profile: 'dist/.rsdoctor/manifest.json', open: false, port: 9700 });

const { moduleGraph, errors } = sdk.getStoreData();
console.log(`${sdk.server.origin}/index.html`);
console.log(`${moduleGraph.modules.length} modules, ${errors.length} alerts`);

// Without this, the server keeps the process alive.
await sdk.dispose();
