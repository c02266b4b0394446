import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeploymentError } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import { visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';

let data = '';
let edge: Edge | undefined;

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
});

afterEach(() => edge?.close());

it('withdraws nothing that can be rolled back', async () => {
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  await visit(edge, 5, { kind: 'crashed', owner: 'mfe-kite', version: '2.0.0', build: 'bbbbbbbbbb' });
  // An edge that ends decides at once.
  await edge.close();
  expect(readRegistry(data).remotes['mfe-kite']?.current.version).toBe('1.0.0');
});

it('a rollback that is meant for one build leaves another alone', async () => {
  const late = rollBackRemote(data, 'mfe-kite', { only: 'aaaaaaaaaa' });
  await expect(late).rejects.toThrow(new DeploymentError('mfe-kite aaaaaaaaaa is live no longer.'));
  await publishShell(data, sampleShell({ version: '2.0.0', build: 'tttttttttt' }));
  const lateShell = rollBackShell(data, { only: 'ssssssssss' });
  await expect(lateShell).rejects.toThrow(new DeploymentError('shell ssssssssss is live no longer.'));
  const { shell, remotes } = readRegistry(data);
  expect([remotes['mfe-kite']?.current.version, shell.version]).toEqual(['2.0.0', '2.0.0']);
});
