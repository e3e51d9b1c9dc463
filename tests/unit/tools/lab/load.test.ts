import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { load } from '../../../../tools/lab/load.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'load-'));
const file = path.join(dir, 'page.html');
writeFileSync(file, '<h1>Page</h1>');

/** What is wrong with what a server answers to one question. */
async function faults(answer: RequestListener): Promise<string[]> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return (await load(`http://127.0.0.1:${port}`, [{ path: '/page', status: 200, cache: '', file }], 1)).wrong;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('the load tool passes a right answer, and names a wrong body, a cut one, a broken one and a closed connection', async () => {
  expect(await faults((_, response) => response.end('<h1>Page</h1>'))).toEqual([]);
  expect(await faults((_, response) => response.end('<h1>Pag'))).toEqual([
    `/page: its 7 bytes are not those of ${file}`,
  ]);
  expect(
    await faults((_, response) => {
      response.writeHead(200, { 'Content-Length': 13 });
      response.write('<h1>');
      setTimeout(() => response.destroy(), 50);
    }),
  ).toEqual(['/page: the answer was cut']);
  const [broken] = await faults((_, response) => {
    response.writeHead(200, { 'Content-Encoding': 'br' }).end('no brotli');
  });
  expect(broken).toMatch(/its body cannot be read/);
  expect(await faults((request) => request.socket.destroy())).toEqual(['/page: socket hang up']);
});
