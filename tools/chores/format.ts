import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Lays out files as `npm run format` does. */
export function formatFiles(root: string, files: readonly string[]): void {
  if (files.length === 0) return;
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', ...files], { cwd: root, stdio: 'ignore' });
}
