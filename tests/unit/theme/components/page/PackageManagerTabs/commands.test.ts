import { describe, expect, it } from 'vitest';
import { packageManagerCommands } from '../../../../../../theme/components/page/PackageManagerTabs/commands.ts';

const lines = (...args: Parameters<typeof packageManagerCommands>) =>
  packageManagerCommands(...args).map(([, line]) => line);

describe('packageManagerCommands', () => {
  it('has four managers, and adds where npm installs', () => {
    expect(lines('install x -D')).toEqual(['npm install x -D', 'yarn add x -D', 'pnpm add x -D', 'bun add x -D']);
  });

  it('leaves an install without a package alone', () => {
    expect(lines('install --frozen')).toEqual(['npm', 'yarn', 'pnpm', 'bun'].map((name) => `${name} install --frozen`));
  });

  it('knows that yarn create takes no tag', () => {
    expect(lines('create rspack@latest')[1]).toBe('yarn create rspack');
    expect(lines('create rspack@latest')[2]).toBe('pnpm create rspack@latest');
  });

  it('runs binaries, installed or downloaded', () => {
    expect(lines('rsdoctor -h', { exec: true })).toEqual([
      'npx rsdoctor -h',
      'yarn rsdoctor -h',
      'pnpm rsdoctor -h',
      'bun rsdoctor -h',
    ]);
    expect(lines('x', { dlx: true, exec: true })).toEqual(['npx x', 'yarn dlx x', 'pnpm dlx x', 'bunx x']);
  });

  it('takes whole commands as they are, of its four managers', () => {
    expect(packageManagerCommands({ pnpm: 'pnpm i', npm: 'npm i', deno: 'deno i' })).toEqual([
      ['npm', 'npm i'],
      ['pnpm', 'pnpm i'],
    ]);
  });
});
