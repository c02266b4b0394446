import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#testing/sample-release.ts';
import { remoteIn } from './remote-folder.ts';

it('takes the name of a remote from its package.json, and refuses any other folder', () => {
  const folder = temporaryFolder();
  expect(() => remoteIn(folder)).toThrow(`${folder} holds no remote`);
  writeFileSync(join(folder, 'package.json'), '{ "name": "lamp-shop" }');
  expect(() => remoteIn(folder)).toThrow('its package.json must be that of mfe-…');
  writeFileSync(join(folder, 'package.json'), '{ "name": "mfe-night-light" }');
  expect(remoteIn(folder)).toEqual({ name: 'mfe-night-light', folder, dist: join(folder, 'dist') });
});
