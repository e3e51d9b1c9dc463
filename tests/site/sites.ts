const site = (dir: string, port: number) => ({ dir, port, url: `http://localhost:${port}/` });

/** The built sites that the browser tests read: the real one, and small ones that prove features the real one does not use. */
export const SITES = {
  main: site('doc_build', 4311),
  engine: site('tests/fixtures/engine/doc_build', 4312),
  versions: site('tests/fixtures/versions/doc_build', 4313),
};
