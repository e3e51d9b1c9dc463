/** Several copies of the repository can be tested at the same time, each with its own first port. */
const first = Number(process.env.SITE_PORT ?? 4311);
const site = (dir: string, index: number) => ({ dir, port: first + index, url: `http://localhost:${first + index}/` });

/** The built sites that the browser tests read: the real one, and small ones that prove features the real one does not use. */
export const SITES = {
  main: site('doc_build', 0),
  engine: site('tests/fixtures/engine/doc_build', 1),
  versions: site('tests/fixtures/versions/doc_build', 2),
};
