import { expect, it } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines, readRegistry } from '#registry/registry-file.ts';
import { visit } from '#testing/reporting-page.ts';
import { productAt, routeAt, sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';

const KITE = { owner: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' };
const CRASH = { kind: 'crashed', reason: 'TypeError', ...KITE } as const;

it('withdraws the first release of a remote where many visitors cannot use it, with its product and its pages', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild({ name: 'mfe-lantern', routes: [routeAt('/lanterns')] }));
  await publishRemote(data, sampleBuild({ products: [productAt('kite')] }));
  const log: LogEntry[] = [];
  const edge = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    log: (entry) => entry.event !== 'page-report' && log.push(entry),
  });
  const pageOf = async (): Promise<string> => (await edge.app.inject('/app/kitefly')).body;
  expect(await pageOf()).toContain('kite-product');
  await visit(edge, 4, KITE);
  await visit(edge, 6, { ...CRASH, from: 5 });
  await edge.close();
  expect(Object.keys(readRegistry(data).remotes)).toEqual(['mfe-lantern']);
  expect(log).toEqual([
    {
      event: 'taken-back',
      remote: 'mfe-kite',
      release: '1.0.0-aaaaaaaaaa',
      instead: '-',
      opened: 10,
      failed: 6,
    },
  ]);
  expect(historyLines(data).at(-2)).toMatch(
    / edge: 6 of 10 addresses could not use it: mfe-kite 1\.0\.0-aaaaaaaaaa is withdrawn\. It takes away \/kitefly/,
  );
  const later = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9' });
  const registry = await later.app.inject('/app/registry.json');
  expect(registry.body).not.toContain('kite');
  await later.close();
});
