/** Which of the texts in a package's code are messages, and how they are written down. */
import { expect, it } from 'vitest';
import { messagesIn } from '../facts/messages.ts';

const said = (code: string) => messagesIn(code).map(({ text, severity }) => `${severity} ${text}`);

it('reads what is thrown, logged, asserted and shown by the spinner, with holes for what a run fills in', () => {
  expect(
    said(`
      throw Error('Cannot write ' + file + '.');
      new RangeError(\`Invalid port: \${String(port)}\`);
      throw AggregateError(errors, 'All attempts failed');
      logger.warn(chalk.yellow('Option is\\n deprecated.'));
      (0, utils.logger).info(\`\${chalk.green(\`\${name} compiler's\`)} runs on: \${url}\`);
      'x' === env && logger.debug(\`Timer '\${label}' ended\`);
      spinner.fail((0, picocolors.red)('Choose one.'));
      ora({ prefixText: name }).start(\`loading "\${file}"\`);
      spinner.text = 'start server';
      message.includes('x') ? console.error('First failed:', error) : console.error(ok ? 'Second failed' : 'Third failed');
      assert('number' == typeof port);
      assert(isGood, 'must be good');
    `),
  ).toEqual([
    'error Cannot write {}.',
    'error Invalid port: {}',
    'error All attempts failed',
    'warn Option is deprecated.',
    "info {} compiler's runs on: {}",
    "debug Timer '{}' ended",
    'error Choose one.',
    'info loading "{}"',
    'info start server',
    'error First failed:',
    'error Second failed',
    'error Third failed',
    "error assert('number' == typeof port)",
    'error must be good',
  ]);
});

it('leaves out data of the report, texts without words, other calls, and bundled dependencies', () => {
  expect(
    said(`
      new DevToolError('In the report', message);
      console.log(\`\${green('[RSDOCTOR INFO]')} \${message}\`);
      console.log('[RSDOCTOR INFO] ' + message);
      logger.error(error);
      list.error('not printed');
      isError('not thrown');
      var modules = { '../node_modules/express/index.js': function () { throw Error('of a dependency'); } };
    `),
  ).toEqual([]);
});
