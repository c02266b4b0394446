import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { announceBackend, announcedBackend } from './backend-address.ts';

it('names the backend of a data folder while it runs, and nothing after', async () => {
  const data = temporaryFolder();
  expect(announcedBackend(data)).toBeUndefined();
  const takeBack = announceBackend(data, 'http://127.0.0.1:4711');
  expect(announcedBackend(data)).toBe('http://127.0.0.1:4711');
  await takeBack();
  expect(announcedBackend(data)).toBeUndefined();
});

it('names none of another machine, whose own address it would be', () => {
  const data = temporaryFolder();
  announceBackend(data, 'http://127.0.0.1:4711');
  const file = join(data, 'backend.json');
  const said = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...said, host: 'another-machine' }));
  expect(announcedBackend(data)).toBeUndefined();
  writeFileSync(file, '{');
  expect(announcedBackend(data)).toBeUndefined();
});
