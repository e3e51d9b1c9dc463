/** Prints what `npm run shots`, `npm run demo` and `npm run frameworks` would make again, one line each. */
import fs from 'node:fs';
import path from 'node:path';
import { dataFingerprint } from '../sample/data-fingerprint.ts';
import { DEMO_FILE, type DemoData } from '../sample/demo/demo-file.ts';
import { frameworks, inputsOf, readRecord as readBuilds } from '../sample/frameworks.ts';
import { chooseShots } from '../shots/choose.ts';
import { shots } from '../shots/list.ts';
import { pictureFingerprint } from '../shots/picture-fingerprint.ts';
import { readRecord, SHOTS_FOLDER } from '../shots/shots-file.ts';

const exists = (file: string) => fs.existsSync(path.join(SHOTS_FOLDER, file));
const stale = chooseShots(shots, readRecord(), pictureFingerprint(), {}, exists);
if (stale.length > 0) console.log(`npm run shots: ${stale.map(({ id }) => id).join(', ')}`);
const demo = JSON.parse(fs.readFileSync(DEMO_FILE, 'utf8')) as DemoData;
if (demo.fingerprint !== dataFingerprint()) console.log('npm run demo: the report that readers open on the site');
const builds = readBuilds();
const rebuilt = Object.keys(frameworks).filter((name) => builds[name]?.inputs !== inputsOf(name));
if (rebuilt.length > 0) console.log(`npm run frameworks -- ${rebuilt.join(' ')}: needs Node.js 22`);
