/** Several copies of the repository can be tested at the same time, each with its own first port. */
const first = Number(process.env.SITE_PORT ?? 4311);
/** `npm run test:stock` builds the sites into folders of another name. */
const folder = process.env.SITE_FOLDER ?? 'doc_build';
const site = (dir: string, index: number) => ({ dir, port: first + index, url: `http://localhost:${first + index}/` });

/** The built sites that the browser tests read: the real one, and small ones that prove features the real one does not use. */
export const SITES = {
  main: site(folder, 0),
  engine: site(`tests/fixtures/engine/${folder}`, 1),
  versions: site(`tests/fixtures/versions/${folder}`, 2),
};
