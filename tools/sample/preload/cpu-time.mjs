// Loaded with `node --import` before a bundler: notes how much processor time the process took, all threads together.
import fs from 'node:fs';

process.on('exit', () => {
  const { user, system } = process.cpuUsage();
  fs.appendFileSync(process.env.CPU_TIME_FILE, `${(user + system) / 1000}\n`);
});
