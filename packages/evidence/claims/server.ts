/** The report server of a build: when it runs, what it answers, what it writes. */
import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '@rsdoctor-docs/base/free-port';
import type { Lab } from '../harness/lab.ts';
import type { Program } from '../harness/process.ts';
import { type Claim, expect } from './claim.ts';
import { BUNDLERS, type Bundler, onEach } from './projects.ts';

/** A loader that waits for a file named `released`. A timer in its place would be too short on some machine. */
const HOLD = `const { existsSync } = require('node:fs');
module.exports = function (source) {
  const done = this.async();
  const look = setInterval(() => {
    if (!existsSync('released')) return;
    clearInterval(look);
    done(null, source);
  }, 50);
};
`;

interface HeldBuild {
  program: Program;
  /** Port of its report server. */
  port: number;
  home: string;
  /** Lets the build finish. */
  release(): void;
}

/** A build that compiles until it is released, with its server on a known port and a home of its own. */
async function heldBuild(
  lab: Lab,
  bundler: Bundler,
  env: Record<string, string>,
  rsdoctor: Record<string, unknown> = {},
): Promise<HeldBuild> {
  const port = await freePort();
  const home = lab.temp();
  const cwd = await lab.project({
    bundler,
    rsdoctor: { server: { port }, ...rsdoctor },
    config: "{ module: { rules: [{ test: /total\\.js$/, use: './hold.cjs' }] } }",
    files: { 'hold.cjs': HOLD },
  });
  const program = await lab.bundle(bundler, cwd, { env: { ...env, HOME: home } });
  return { program, port, home, release: () => fs.writeFileSync(path.join(cwd, 'released'), '') };
}

/** Status of the report page, once the server answers; undefined when the program ends first. */
async function firstAnswer(program: Program, port: number): Promise<number | undefined> {
  while ((await program.endsWithin(0.1)) === undefined) {
    const response = await fetch(`http://127.0.0.1:${port}/index.html`).catch(() => undefined);
    if (response) return response.status;
  }
  return undefined;
}

/** Status of the first request of a socket (Socket.IO): 200 opens a connection. */
const handshake = async (port: number, token: Record<string, string> = {}): Promise<number> =>
  (
    await fetch(
      `http://127.0.0.1:${port}/socket.io/?${new URLSearchParams({ EIO: '4', transport: 'polling', ...token })}`,
    )
  ).status;

/** The name of a compiler that has none. */
const UNNAMED = { rspack: 'RsdoctorRspackPlugin', webpack: 'RsdoctorWebpackPlugin' };

/** What a build writes for AI tools. */
const mcpOf = (home: string) =>
  JSON.parse(fs.readFileSync(path.join(home, '.cache/rsdoctor/mcp.json'), 'utf8')) as {
    port: number;
    portList: Record<string, number>;
    socketUrl: string;
  };

export const server: readonly Claim[] = [
  {
    id: 'server-runs-in-ci',
    says: 'With CI or disableClientServer the report server answers while the build runs, writes its port to mcp.json, and ends with the build.',
    async check(lab) {
      const cases = BUNDLERS.flatMap((bundler) => [
        [bundler, { CI: '1' }, {}] as const,
        [bundler, { CI: '' }, { disableClientServer: true }] as const,
      ]);
      await Promise.all(
        cases.map(async ([bundler, env, rsdoctor]) => {
          const { program, port, home, release } = await heldBuild(lab, bundler, env, rsdoctor);
          expect(`answer during the build, ${bundler}`, await firstAnswer(program, port), 200);
          release();
          expect(`exit code of ${bundler}`, await program.endsWithin(60), 0);
          const after = await fetch(`http://127.0.0.1:${port}/index.html`).catch(() => undefined);
          expect(`answer after the build, ${bundler}`, after?.status, undefined);
          expect(`port in mcp.json, ${bundler}`, mcpOf(home).portList, { [UNNAMED[bundler]]: port });
        }),
      );
    },
  },
  {
    id: 'address-before-data',
    says: 'webpack prints the address of the report before it compiles, Rspack when the data is complete.',
    async check(lab) {
      await Promise.all(
        BUNDLERS.map(async (bundler) => {
          const { program, port, release } = await heldBuild(lab, bundler, { CI: '', BROWSER: 'true' });
          const address = /analyzer running on/;
          if (bundler === 'webpack') await program.prints(address);
          else {
            expect('answer during the build', await firstAnswer(program, port), 200);
            expect('Rspack prints the address while it compiles', address.test(program.log()), false);
            release();
            await program.prints(address);
          }
          const built = fs.existsSync(path.join(program.cwd, 'dist/main.js'));
          expect(`files are written when ${bundler} prints the address`, built, bundler === 'rspack');
          program.stop();
        }),
      );
    },
  },
  {
    id: 'socket-needs-token',
    says: 'The report server refuses a socket without the token that mcp.json holds, with 403.',
    check: onEach(async (lab, bundler) => {
      const { program, port, home } = await heldBuild(lab, bundler, { CI: '1' });
      expect('answer', await firstAnswer(program, port), 200);
      const { socketUrl } = mcpOf(home);
      expect('without a token', await handshake(port), 403);
      const token = new URL(socketUrl).searchParams.get('token') ?? '';
      expect('with the token', await handshake(port, { token }), 200);
      program.stop();
    }),
  },
  {
    id: 'one-address-for-each-name',
    says: 'mcp.json keeps one address for each name of a compiler, and that of the server that started last, even if its build has ended.',
    check: onEach(async (lab, bundler) => {
      const home = lab.temp();
      const built = async (config: string) => {
        const port = await freePort();
        const cwd = await lab.project({ bundler, rsdoctor: { server: { port } }, config });
        const program = await lab.bundle(bundler, cwd, { env: { CI: '1', HOME: home } });
        expect('exit code', await program.endsWithin(60), 0);
        return port;
      };
      await built('{}');
      const second = await built('{}');
      expect('addresses of two projects without names', mcpOf(home).portList, { [UNNAMED[bundler]]: second });
      const named = await built("{ name: 'one' }");
      const { port, portList } = mcpOf(home);
      expect('addresses after a build with a name', portList, { [UNNAMED[bundler]]: second, one: named });
      expect('address of the last server, which has ended', port, named);
    }),
  },
];
