import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('the linter names hooks and handlers, which only islands may have', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'state-'));
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const plugins = [path.resolve('tools/checks/state.grit')];
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify({ plugins }));
  const code = 'const [a] = useReducer<State>(reduce);\nexport const A = () => <a href={onA} onClick={a}>B</a>;\n';
  writeFileSync(path.join(folder, 'A.tsx'), code);
  const { stderr } = spawnSync(process.execPath, [biome, 'lint', 'A.tsx'], { cwd: folder, encoding: 'utf8' });
  expect(stderr.match(/A\.tsx:\S+ plugin/g)).toEqual(['A.tsx:1:13 plugin', 'A.tsx:2:38 plugin']);
  expect(stderr).toContain('Make the part an island');
  rmSync(folder, { recursive: true });
});
