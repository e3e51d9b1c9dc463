import { readFile } from 'node:fs/promises';

const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, PULL_REQUEST } = process.env;
const mark = '<!-- Rsdoctor -->'; // finds the comment again after the next push
const body = `${mark}\n${await readFile('summary.md', 'utf8')}`;

async function github(path, options = {}) {
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/issues/${path}`, {
    ...options,
    headers: { accept: 'application/vnd.github+json', authorization: `Bearer ${GITHUB_TOKEN}` },
  });
  if (!response.ok) throw new Error(`GitHub answered ${response.status} to ${path}: ${await response.text()}`);
  return response.json();
}

const comments = await github(`${PULL_REQUEST}/comments?per_page=100`);
const old = comments.find((comment) => comment.body.startsWith(mark));
await (old
  ? github(`comments/${old.id}`, { method: 'PATCH', body: JSON.stringify({ body }) })
  : github(`${PULL_REQUEST}/comments`, { method: 'POST', body: JSON.stringify({ body }) }));
