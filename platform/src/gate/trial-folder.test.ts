import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  routeAt,
  sampleBuild,
  sampleRelease,
  sampleShell,
  temporaryFolder,
} from '#testing/sample-release.ts';
import { releaseFolder } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell, readShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { parseShell } from '#registry/release-schema.ts';
import { withTrialFolder } from './trial-folder.ts';

const LANTERN = { name: 'mfe-lantern', routes: [routeAt('/lanternglow')] };
const NEXT = { version: '2.0.0', build: 'bbbbbbbbbb' };

it('holds a build beside what is deployed, which stays as it is', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild(LANTERN));
  const before = readRegistry(data);
  const trial = { data, dist: sampleBuild(NEXT), built: sampleRelease(NEXT) };
  const folder = await withTrialFolder(trial, (inside) => {
    const registry = readRegistry(inside);
    const { 'mfe-kite': kite, ...others } = registry.remotes;
    expect(kite?.current).toMatchObject({ ...NEXT, base: '/app/remotes/mfe-kite/2.0.0-bbbbbbbbbb/' });
    // A page must not go on with the release before: it would hide that this one fails.
    expect(kite?.previous).toBeUndefined();
    expect(others).toEqual({ 'mfe-lantern': before.remotes['mfe-lantern'] });
    expect(readShell(inside, registry)).toEqual(readShell(data, before));
    expect(existsSync(join(inside, 'assets', 'main.0123456789.js'))).toBe(true);
    for (const { current } of Object.values(registry.remotes)) {
      expect(readFileSync(join(releaseFolder(inside, current), current.entry), 'utf8')).toBe('kite');
    }
    return Promise.resolve(inside);
  });
  expect(existsSync(folder)).toBe(false);
  expect(readRegistry(data)).toEqual(before);
  for (const { current } of Object.values(before.remotes)) {
    expect(existsSync(join(releaseFolder(data, current), current.entry))).toBe(true);
  }
});

it('holds a shell beside the remotes that are deployed', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  const dist = sampleShell(NEXT);
  const built = parseShell(readFileSync(join(dist, 'shell.json'), 'utf8'));
  await withTrialFolder({ data, dist, built }, (inside) => {
    const registry = readRegistry(inside);
    expect(registry.shell).toMatchObject(NEXT);
    expect(readShell(inside, registry)).toEqual(built);
    expect(registry.remotes).toEqual(readRegistry(data).remotes);
    expect(readFileSync(join(inside, 'assets', 'main.0123456789.js'), 'utf8')).toBe('shell');
    return Promise.resolve();
  });
  expect(readRegistry(data).shell.version).toBe('1.0.0');
  expect(existsSync(join(dist, 'shell.json'))).toBe(true);
});
