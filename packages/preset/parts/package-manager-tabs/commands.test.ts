import { expect, it, test } from 'vitest';
import { type PackageManagerCommand, packageManagerCommands } from './commands.ts';

const lines = (command: PackageManagerCommand['command'], how: Omit<PackageManagerCommand, 'command'> = {}) =>
  packageManagerCommands({ command, ...how }).map(([, line]) => line);

it('has four managers, and adds where npm installs', () => {
  const added = ['npm install x -D', 'yarn add x -D', 'pnpm add x -D', 'bun add x -D'];
  expect(lines('install x -D')).toEqual(added);
  expect(lines('npm install x -D')).toEqual(added);
  expect(lines('i -D x').slice(1)).toEqual(['yarn add -D x', 'pnpm add -D x', 'bun add -D x']);
});

it('leaves an install without a package alone', () => {
  expect(lines('install --frozen')).toEqual(['npm', 'yarn', 'pnpm', 'bun'].map((name) => `${name} install --frozen`));
});

it('removes where npm uninstalls', () =>
  expect(lines('uninstall x')).toEqual(['npm uninstall x', 'yarn remove x', 'pnpm remove x', 'bun remove x']));

it('knows that yarn create takes no tag', () => {
  expect(lines('create rspack@latest')[1]).toBe('yarn create rspack');
  expect(lines('create rspack@latest')[2]).toBe('pnpm create rspack@latest');
});

test.each([
  ['x --yes', { dlx: true }, ['npx x --yes', 'yarn dlx x --yes', 'pnpm dlx x --yes', 'bunx x --yes']],
  ['npx x', {}, ['npx x', 'yarn dlx x', 'pnpm dlx x', 'bunx x']],
  ['npx -y x --yes', {}, ['npx -y x --yes', 'yarn dlx x --yes', 'pnpm dlx x --yes', 'bunx x --yes']],
  ['npx x', { dlx: true }, ['npx x', 'yarn dlx x', 'pnpm dlx x', 'bunx x']],
  ['x a', { exec: true }, ['npx x a', 'yarn exec x a', 'pnpm exec x a', 'bunx x a']],
  ['install-x', { dlx: true }, ['npx install-x', 'yarn dlx install-x', 'pnpm dlx install-x', 'bunx install-x']],
])('runs the program of a package: %s %o', (command, how, expected) => expect(lines(command, how)).toEqual(expected));

it('takes the line of each manager as it is', () => {
  const own = { npm: 'npm ci', pnpm: 'pnpm install --frozen-lockfile' };
  expect(packageManagerCommands({ command: own })).toEqual(Object.entries(own));
});
