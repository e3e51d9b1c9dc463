import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rsdoctor-docs/base/files';
import { Built } from '../harness/built.ts';
import type { Lab } from '../harness/lab.ts';

/** Builds a project with the packages of the workspace `rspack-2`. @param files by name, the config among them */
export async function buildWithRspack2(lab: Lab, files: Record<string, string>): Promise<Built> {
  const workspace = 'rspack-2';
  const cwd = await lab.project({ bundler: 'rspack', files });
  fs.rmSync(path.join(cwd, 'node_modules'));
  fs.symlinkSync(path.join(await lab.workspace(workspace), 'node_modules'), path.join(cwd, 'node_modules'), 'junction');
  const program = await lab.start(['rspack', 'build'], { cwd, workspace });
  const code = await program.endsWithin(120);
  return new Built(cwd, { code, log: program.log(), files: listFiles(cwd, (name) => name === 'node_modules') });
}
