import { expect, test } from 'vitest';
import { hostedFromEnv } from '../../../../../tools/build/search/hosted.ts';

const whole = { SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key', SEARCH_INDEX_NAME: 'docs' };

test('nothing set: the local engine alone', () => expect(hostedFromEnv({})).toBeNull());

test('all set: the hosted service, without analytics', () => {
  expect(hostedFromEnv(whole)).toEqual({ appId: 'APP', apiKey: 'key', indexName: 'docs', insights: false, hosts: [] });
});

test.each([
  ['SEARCH_APP_ID', '`appId` is missing'],
  ['SEARCH_API_KEY', '`apiKey` is missing'],
  ['SEARCH_INDEX_NAME', '`indexName` is missing'],
])('without %s the build stops', (name, message) => {
  expect(() => hostedFromEnv({ ...whole, [name]: ' ' })).toThrow(message);
});

test('the write key is never part of it', () => {
  expect(JSON.stringify(hostedFromEnv({ ...whole, SEARCH_WRITE_KEY: 'secret' }))).not.toContain('secret');
});
