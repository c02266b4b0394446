import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeploymentError } from '#registry/data-folder.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { rollBackRemote, rollBackShell } from '#registry/roll-back.ts';
import { visit } from '#testing/reporting-page.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';
import type { WithdrawFirst } from './put-back.ts';

let data = '';
let log: LogEntry[] = [];
let edge: Edge | undefined;

beforeEach(async () => {
  data = temporaryFolder();
  log = [];
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
});

afterEach(() => edge?.close());

/** What an edge does about a release that crashes in five networks. */
const takenBack = async (crash: object, withdrawFirst: WithdrawFirst): Promise<void> => {
  edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    withdrawFirst,
    log: (entry) => entry.event !== 'page-report' && log.push(entry),
  });
  await visit(edge, 5, { kind: 'crashed', ...crash });
  // An edge that ends decides at once.
  await edge.close();
};

it('takes a first release out, by the function that it is given for it', async () => {
  const withdrawn: unknown[] = [];
  const lamp = { name: 'mfe-lamp', routes: [routeAt('/lamp')] };
  await publishRemote(data, sampleBuild({ version: '1.0.0', build: 'nnnnnnnnnn', ...lamp }));
  await takenBack({ owner: 'mfe-lamp', version: '1.0.0', build: 'nnnnnnnnnn' }, (_data, name, { only }) =>
    Promise.resolve(withdrawn.push([name, only])),
  );
  expect(withdrawn).toEqual([['mfe-lamp', 'nnnnnnnnnn']]);
  expect(log).toEqual([
    { event: 'withdrawn', remote: 'mfe-lamp', release: '1.0.0-nnnnnnnnnn', opened: 5, failed: 5 },
  ]);
});

it('withdraws nothing that can be rolled back', async () => {
  await takenBack({ owner: 'mfe-kite', version: '2.0.0', build: 'bbbbbbbbbb' }, () =>
    Promise.reject(new Error('not asked for')),
  );
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
