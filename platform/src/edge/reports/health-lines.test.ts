import { expect, it } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readDeployed, switchRegistry } from '#registry/registry-file.ts';
import { visit } from '#testing/reporting-page.ts';
import { routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import { healthLines } from './health-lines.ts';

it('show live releases, and canaries beside them', async () => {
  const data = temporaryFolder();
  expect(await healthLines(data)).toEqual(['Nothing is deployed.']);
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild({ name: 'mfe-lamp', routes: [routeAt('/lamp')] }));
  const canary = { version: '2.0.0', build: 'bbbbbbbbbb' };
  await switchRegistry(data, { command: 'release' }, (before) => ({
    ...before,
    canaries: { 'mfe-kite': { ...canary, steps: [{ generation: 4, percent: 5 }] } },
    change: 'mfe-kite has a canary.',
  }));
  expect(readDeployed(data).canaries).toBeDefined();
  const edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  await visit(edge, 12);
  await visit(edge, 1, { kind: 'crashed' });
  await visit(edge, 2, canary);
  await visit(edge, 1, { kind: 'crashed', ...canary });
  await edge.close();
  expect(await healthLines(data)).toEqual([
    '          live              opened  failed  %    canary            of 100  opened  failed  %',
    'shell     1.0.0-ssssssssss  0       0       –',
    'mfe-kite  1.0.0-aaaaaaaaaa  12      1       8.3  2.0.0-bbbbbbbbbb  5       2       1       50.0',
    'mfe-lamp  1.0.0-aaaaaaaaaa  0       0       –',
  ]);
});
