import { readFile } from 'node:fs/promises';

const { CHAT_WEBHOOK, REPORT_URL = '' } = process.env;
const { assets } = JSON.parse(await readFile('rsdoctor-diff.json', 'utf8'));
const { size, percent, state } = assets.js.total;

const kb = (bytes) => `${(bytes / 1000).toFixed(2)} KB`;
const sign = { UP: '+', DOWN: '-' }[state] ?? '';
const change = `${kb(size.baseline)} → ${kb(size.current)} (${sign}${percent.toFixed(2)}%)`;
const text = `Bundle size: JavaScript ${change}\n${REPORT_URL}`;

const response = await fetch(CHAT_WEBHOOK, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  // WeCom and DingTalk: { msgtype: 'text', text: { content: text } }
  body: JSON.stringify({ msg_type: 'text', content: { text } }),
});

// A message that was refused also has status 200: the answer says so.
const answer = await response.json();
const code = answer.code ?? answer.errcode;
if (code !== 0) {
  console.error(`The message wasn't sent: ${response.status} ${JSON.stringify(answer)}`);
  process.exitCode = 1;
}
