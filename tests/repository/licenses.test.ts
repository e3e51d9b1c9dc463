import path from 'node:path';
import { allNotices, licensesFile } from '@rsdoctor-docs/preset/node';
import { expect, test } from 'vitest';
import { publish } from '#theme/publish.ts';

test('the list names each work once, and each text once', () => {
  const list = licensesFile(allNotices([path.resolve('node_modules/react')], path.resolve(), publish.notices));
  for (const name of ['react 19', '@rsdoctor/client 1.6', 'Open Sans', 'Noto Sans SC', 'Simple Icons', 'Open MCT'])
    expect(list.split(`\n- ${name}`), name).toHaveLength(2);
  expect(list).toContain('Copyright (c) Meta Platforms');
  expect(list).toContain('SIL OPEN FONT LICENSE');
});
