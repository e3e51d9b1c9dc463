import { expect, it } from 'vitest';
import { packageManagerCommands } from '../../../../../../theme/components/page/PackageManagerTabs/commands.ts';

const lines = (command: string) => packageManagerCommands(command).map((line) => line.join(' '));

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
