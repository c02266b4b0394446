import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { integrityOf } from '#build/output-files.ts';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { CONFIRMATIONS } from '../confirmations.ts';
import { releaseFolder, shellFile } from '../data-folder.ts';
import { publishRemote } from '../publish-remote.ts';
import { publishShell } from '../publish-shell.ts';
import { readRegistry } from '../registry-file.ts';
import { publishCanary } from '../sets/canary-changes.ts';
import { publishDrafts } from '../sets/drafts.ts';

const KITE = { name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' };
const author = { command: 'test', confirmed: CONFIRMATIONS };
const OTHERWISE =
  'mfe-kite 1.0.0-aaaaaaaaaa was released with another description: raise its version and build it again.';

let data = '';
const description = (): string => join(releaseFolder(data, KITE), 'release.json');

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
});

describe('what was released under a version', () => {
  it.each<[string, object]>([
    ['another route', { routes: [routeAt('/kiteland')] }],
    ['a product', { products: [productAt('kite')] }],
    ['other shared modules', { requires: ['react', 'jotai'] }],
    ['a field that is not known here', { later: 1 }],
  ])('never gets %s', async (_, change) => {
    const before = readFileSync(description(), 'utf8');
    const built = { name: 'mfe-kite', dist: sampleBuild(change) };
    const ways = [
      publishRemote(data, built.dist, author),
      publishDrafts(data, [built], author),
      publishCanary(data, built, { percent: 5, author }),
    ];
    for (const way of ways) await expect(way).rejects.toThrow(OTHERWISE);
    expect(readFileSync(description(), 'utf8')).toBe(before);
    expect(readRegistry(data).remotes['mfe-kite']?.current.routes).toEqual([routeAt('/kitefly')]);
  });

  it('never gets other files', async () => {
    const dist = sampleBuild({ integrity: { 'remoteEntry.0123456789.js': integrityOf('other') } });
    writeFileSync(join(dist, 'remoteEntry.0123456789.js'), 'other');
    await expect(publishRemote(data, dist, author)).rejects.toThrow('was released with other files');
  });

  it('may be released again, in another order of its fields and from another commit', async () => {
    const before = readFileSync(description(), 'utf8');
    const dist = sampleBuild({ source: { commit: 'abcdef1' } });
    const said = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as object;
    writeFileSync(
      join(dist, 'release.json'),
      JSON.stringify(Object.fromEntries(Object.entries(said).toReversed())),
    );
    await publishRemote(data, dist, author);
    expect(readFileSync(description(), 'utf8')).toBe(before);
  });

  it('is repaired where a disk has damaged its description, by the same one alone', async () => {
    const before = readFileSync(description(), 'utf8');
    writeFileSync(description(), before.slice(0, 40));
    await expect(
      publishRemote(data, sampleBuild({ routes: [routeAt('/kiteland')] }), author),
    ).rejects.toThrow('mfe-kite 1.0.0-aaaaaaaaaa was released with');
    await publishRemote(data, sampleBuild(), author);
    expect(readFileSync(description(), 'utf8')).toBe(before);
  });
});

describe('what was released of the shell under a version', () => {
  it('never changes its description', async () => {
    const file = shellFile(data, { version: '1.0.0', build: 'ssssssssss' });
    const before = readFileSync(file, 'utf8');
    const dist = sampleShell({ provides: ['react', 'jotai', 'more'] });
    await expect(publishShell(data, dist, author)).rejects.toThrow(
      'shell 1.0.0-ssssssssss was released with another description: raise its version and build it again.',
    );
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  it('never loses a file to another shell', async () => {
    const integrity = {
      'main.0123456789.js': integrityOf('taken'),
      'main.0123456789.css': integrityOf('styles'),
      'later.0123456789.js': integrityOf('later'),
    };
    const dist = sampleShell({ version: '2.0.0', integrity });
    writeFileSync(join(dist, 'main.0123456789.js'), 'taken');
    await expect(publishShell(data, dist, author)).rejects.toThrow(
      'main.0123456789.js is a file of shell 1.0.0-ssssssssss with other contents: name files after what they hold.',
    );
    expect(readFileSync(join(data, 'assets', 'main.0123456789.js'), 'utf8')).toBe('shell');
  });
});
