import { readFile } from 'node:fs/promises';

const { CI_API_V4_URL, CI_MERGE_REQUEST_IID, CI_PROJECT_ID, GITLAB_TOKEN } = process.env;
const mark = '<!-- Rsdoctor -->'; // finds the comment again after the next push
const body = `${mark}\n${await readFile('report/summary.md', 'utf8')}`;
const notes = `${CI_API_V4_URL}/projects/${CI_PROJECT_ID}/merge_requests/${CI_MERGE_REQUEST_IID}/notes`;

async function gitlab(address, options = {}) {
  const headers = { 'content-type': 'application/json', 'private-token': GITLAB_TOKEN };
  const response = await fetch(address, { ...options, headers });
  if (!response.ok) throw new Error(`GitLab answered ${response.status}: ${await response.text()}`);
  return response.json();
}

const old = (await gitlab(`${notes}?per_page=100`)).find((note) => note.body.startsWith(mark));
await gitlab(old ? `${notes}/${old.id}` : notes, { method: old ? 'PUT' : 'POST', body: JSON.stringify({ body }) });
