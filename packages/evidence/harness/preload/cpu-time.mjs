// `node --import` loads this before a bundler: it notes how much processor time the process took, all threads together.
import fs from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// A worker thread loads this file too, and would note the time of the whole process once more.
if (isMainThread)
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    fs.appendFileSync(process.env.CPU_TIME_FILE, `${(user + system) / 1000}\n`);
  });
