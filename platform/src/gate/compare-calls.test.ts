import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { DescribedCall } from '@payung/shared/api/shapes/call-shape.ts';
import { callsFileIn } from './made-calls.ts';
import { generationNumbers, readGeneration } from '#registry/generations.ts';
import { publishRemote } from '#registry/publish-remote.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { announceBackend } from '#run/backend-address.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { checkBuild, checkShellBuild } from './build-checks.ts';
import { compareCalls } from './compare-calls.ts';

const winds: DescribedCall = {
  name: 'kiteWinds',
  method: 'GET',
  path: 'kite/winds',
  query: null,
  body: null,
  reply: { type: 'string' },
};
const land: DescribedCall = { ...winds, name: 'landKite', method: 'POST', path: 'kite/land' };

const built = (): string => {
  const dist = sampleBuild();
  writeFileSync(callsFileIn(dist), JSON.stringify([winds, land]));
  return dist;
};

/** A backend that describes these calls; nothing when it is asked for anything else, or without the token. */
const startBackend = async (calls: readonly DescribedCall[], token?: string): Promise<string> => {
  const server = createServer(({ url, headers }, answer) => {
    const isKnown = token === undefined || headers.authorization === `Bearer ${token}`;
    answer.statusCode = url === '/platform/calls' && isKnown ? 200 : 404;
    answer.end(JSON.stringify({ calls }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A data folder beside which a backend runs. */
const dataBeside = async (calls: readonly DescribedCall[]): Promise<string> => {
  const data = temporaryFolder();
  announceBackend(data, await startBackend(calls));
  return data;
};

/** In place of the browser. */
const openNone = () => Promise.resolve(undefined);

const CHANGED =
  'It makes calls for which the backend that runs is too old or too new: kiteWinds (GET kite/winds), which it describes otherwise; landKite (POST kite/land), which it does not have.';

it('finds nothing where the backend has each call as the build describes it', async () => {
  expect(await compareCalls(await dataBeside([land, winds]), built(), {})).toEqual({ findings: [] });
});

it('finds calls that the backend describes otherwise or does not have', async () => {
  const data = await dataBeside([{ ...winds, reply: { type: 'number' } }]);
  expect(await compareCalls(data, built(), {})).toEqual({ findings: [{ kind: 'calls', text: CHANGED }] });
});

it('takes any description of a call: a product gives common calls types of its own', async () => {
  const data = await dataBeside([land, { ...winds, reply: { type: 'unknown' } }, winds]);
  expect(await compareCalls(data, built(), {})).toEqual({ findings: [] });
});

it('asks the backend that the operator names, with the token that opens it', async () => {
  const token = 'of the operator';
  const url = await startBackend([winds, land], token);
  const other = await dataBeside([]);
  const environment = { PAYUNG_BACKEND_URL: url, PAYUNG_METRICS_TOKEN: token };
  expect(await compareCalls(other, built(), environment)).toEqual({ findings: [] });
});

it('says that nothing was compared where no backend runs, or it was killed', async () => {
  const data = temporaryFolder();
  expect(await compareCalls(data, built(), {})).toEqual({
    findings: [],
    skipped: 'Calls were not compared: no backend runs on this data folder.',
  });
  announceBackend(data, 'http://127.0.0.1:9');
  expect(await compareCalls(data, built(), {})).toEqual({
    findings: [],
    skipped: 'Calls were not compared: the backend at http://127.0.0.1:9 does not say what it serves.',
  });
  await announceBackend(data, 'http://127.0.0.1:9')();
  expect((await compareCalls(data, built(), {})).skipped).toContain('no backend runs on this data folder');
});

it('refuses a named backend that does not answer', async () => {
  const environment = { PAYUNG_BACKEND_URL: await startBackend([winds, land], 'another token') };
  await expect(compareCalls(temporaryFolder(), built(), environment)).rejects.toThrow(
    /^PAYUNG_BACKEND_URL: the backend at \S+ does not say what it serves \(it answers 404\)\. Correct it, or unset it/,
  );
});

it('refuses a build with other calls unless that is confirmed, and writes it into the history', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const data = await dataBeside([{ ...winds, reply: { type: 'number' } }]);
  await publishShell(data, sampleShell());
  const [dist, author] = [built(), { command: 'release mfe-kite' }];
  await expect(checkBuild({ data, dist }, author, { open: openNone })).rejects.toThrow(
    `mfe-kite 1.0.0-aaaaaaaaaa changes what others rely on. ${CHANGED} If that is meant: npm run release -- mfe-kite --calls`,
  );
  await publishRemote(
    data,
    dist,
    await checkBuild({ data, dist }, { ...author, confirmed: ['calls'] }, { open: openNone }),
  );
  const [newest = 0] = generationNumbers(data);
  expect(readGeneration(data, newest).entry.change).toBe(`mfe-kite 1.0.0-aaaaaaaaaa is live. ${CHANGED}`);
});

it('refuses a shell with other calls just so', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const data = await dataBeside([winds]);
  await publishShell(data, sampleShell());
  const dist = sampleShell({ version: '2.0.0', build: 'tttttttttt' });
  writeFileSync(callsFileIn(dist), JSON.stringify([winds, land]));
  await expect(
    checkShellBuild({ data, dist }, { command: 'release shell' }, { open: openNone }),
  ).rejects.toThrow(
    /^shell 2\.0\.0-tttttttttt changes what others rely on\. .*landKite \(POST kite\/land\), which it does not have\. If that is meant: npm run release -- shell --calls$/,
  );
});

it('says in the history that calls were not compared', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const dist = built();
  await publishRemote(
    data,
    dist,
    await checkBuild({ data, dist }, { command: 'release mfe-kite' }, { open: openNone }),
  );
  const [newest = 0] = generationNumbers(data);
  expect(readGeneration(data, newest).entry.change).toBe(
    'mfe-kite 1.0.0-aaaaaaaaaa is live. Calls were not compared: no backend runs on this data folder.',
  );
  expect(said.mock.calls).toContainEqual([
    'mfe-kite: Calls were not compared: no backend runs on this data folder.',
  ]);
});
