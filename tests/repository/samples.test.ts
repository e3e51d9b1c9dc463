import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { listFiles } from '@rsdoctor-docs/base/files';
import { expect, it } from 'vitest';

it('samples turn Rsdoctor on with the value "true" alone, as the pages say', () => {
  const asking = listFiles('docs/samples').flatMap((file) =>
    [...readFileSync(`docs/samples/${file}`, 'utf8').matchAll(/process\.env\.RSDOCTOR\b.*/g)].map(
      ([code]) => `${file}: ${code}`,
    ),
  );
  expect(asking.length).toBeGreaterThan(10);
  expect(asking.filter((code) => !/RSDOCTOR [=!]== 'true'/.test(code))).toEqual([]);
});

it('the comment of a pull request is made once, and changed after the next push', async () => {
  const requests: string[] = [];
  const comments = [{ id: 7, body: 'Nice!' }];
  const github = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      if (request.method !== 'GET') {
        requests.push(`${request.method} ${request.url} ${request.headers.authorization}`);
        comments[1] = { id: 8, body: JSON.parse(text).body };
      }
      response.end(JSON.stringify(comments));
    });
  });
  await once(github.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'comment-'));
  const env = {
    ...process.env,
    GITHUB_API_URL: `http://127.0.0.1:${(github.address() as AddressInfo).port}`,
    GITHUB_REPOSITORY: 'me/shop',
    GITHUB_TOKEN: 'secret',
    PULL_REQUEST: '12',
  };
  try {
    for (const summary of ['first', 'second']) {
      writeFileSync(path.join(folder, 'summary.md'), summary);
      const script = path.resolve('docs/samples/cicd/comment.mjs');
      await promisify(execFile)(process.execPath, [script], { cwd: folder, env });
    }
  } finally {
    github.close();
    rmSync(folder, { recursive: true });
  }
  expect(requests).toEqual([
    'POST /repos/me/shop/issues/12/comments Bearer secret',
    'PATCH /repos/me/shop/issues/comments/8 Bearer secret',
  ]);
  expect(comments.map(({ body }) => body)).toEqual(['Nice!', '<!-- Rsdoctor -->\nsecond']);
});
