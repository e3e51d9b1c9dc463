import fs from 'node:fs';

// rsdoctor-data.json comes from a build with RSDOCTOR_OUTPUT=json.
const { data } = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'));
const alerts = data.errors.filter((alert) => /^E1\d{3}$|^EXTEND$/.test(alert.code));

for (const { code, level, description } of alerts) {
  console.log(`${code} ${level} ${description.split('\n')[0]}`);
}
process.exitCode = alerts.some((alert) => alert.level === 'error') ? 1 : 0;
