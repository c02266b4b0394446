import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { readRegistry } from '#registry/registry-file.ts';
import { fetchFile, pageToken, sendReport, visit } from '#testing/reporting-page.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { startEdge } from '../edge.ts';
import type { Edge } from '../edge.ts';
import type { LogEntry } from '../monitoring.ts';

const SECOND = { owner: 'mfe-kite', version: '2.0.0', build: 'bbbbbbbbbb' };
const CRASH = { kind: 'crashed', reason: 'TypeError', ...SECOND } as const;

let data = '';
let log: LogEntry[] = [];
let running: Edge | undefined;

const anEdge = async (): Promise<Edge> => {
  running = await startEdge({
    port: 0,
    dataDir: data,
    backendUrl: 'http://127.0.0.1:9',
    log: (entry) => entry.event !== 'page-report' && log.push(entry),
  });
  return running;
};

/** An edge that ends decides at once about what it has gathered. */
const decide = async (): Promise<void> => {
  await running?.close();
  running = undefined;
};

const liveKite = () => readRegistry(data).remotes['mfe-kite']?.current.version;

beforeEach(async () => {
  data = temporaryFolder();
  log = [];
  await publishShell(data, sampleShell());
  await publishRemote(data, sampleBuild());
  await publishRemote(data, sampleBuild({ version: '2.0.0', build: 'bbbbbbbbbb' }));
});

afterEach(decide);

const forge = async (edge: Edge, address: string): Promise<void> => {
  const token = await pageToken(edge, address);
  expect(await sendReport(edge, address, { ...CRASH, token })).toBe(204);
};
const forgeWithFiles = async (edge: Edge, address: string): Promise<void> => {
  await fetchFile(edge, address, SECOND);
  await forge(edge, address);
};

describe('forged reports', () => {
  it('take nothing back: six of six networks, where nobody has opened the release', async () => {
    const edge = await anEdge();
    for (const number of [1, 2, 3, 4, 5, 6]) await forge(edge, `2001:db8:${number}:${number}::1`);
    await decide();
    expect([liveKite(), log]).toEqual(['2.0.0', []]);
  });

  it('take nothing back: sixteen of one /48, with files, where sixty have opened it', async () => {
    const edge = await anEdge();
    await visit(edge, 60, SECOND);
    for (let number = 1; number <= 16; number += 1) await forgeWithFiles(edge, `2001:db8:7:${number}::1`);
    await decide();
    expect([liveKite(), log]).toEqual(['2.0.0', []]);
  });

  it('hide nothing either: hundreds of one /48, and the release still comes back', async () => {
    const edge = await anEdge();
    for (let number = 1; number <= 300; number += 1) {
      const address = `2001:db8:7:${number.toString(16)}::1`;
      await fetchFile(edge, address, SECOND);
      await sendReport(edge, address, { ...SECOND, token: await pageToken(edge, address) });
    }
    await visit(edge, 5, CRASH);
    await decide();
    expect(liveKite()).toBe('1.0.0');
    expect(log).toMatchObject([{ event: 'taken-back', opened: 6, failed: 5 }]);
  });
});
