import { globSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEdge } from '#edge/edge.ts';
import type { Edge } from '#edge/edge.ts';
import { publishShell } from '#registry/publish-shell.ts';
import { historyLines } from '#registry/registry-file.ts';
import { sampleBuild, sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { sendRelease } from './send-release.ts';
import { createToken } from './squads.ts';

let data = '';
let edge: Edge;

const tokenOf = (person?: string, squad = 'Kite squad', remotes = ['mfe-kite']): string =>
  createToken(data, { squad, remotes, by: 'dewi@desk', ...(person === undefined ? {} : { person }) });

const start = async (isOneEnough = false): Promise<void> => {
  edge = await startEdge({ port: 0, dataDir: data, backendUrl: 'http://127.0.0.1:9', isOneEnough });
};

beforeEach(async () => {
  data = temporaryFolder();
  await publishShell(data, sampleShell());
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await edge.close();
});

/** As `npm run release -- mfe-kite --without-checks --to …` sends it. */
const release = (token: string, second = '', options: Readonly<Record<string, string>> = {}) => {
  vi.stubEnv('PAYUNG_SECOND_TOKEN', second);
  return sendRelease(
    { to: edge.url, token },
    { name: 'mfe-kite', dist: sampleBuild(), options: { 'without-checks': '', ...options } },
  );
};

const lastChange = (): string => historyLines(data).at(-2) ?? '';

describe('a release without checks', () => {
  it('goes live where a second person agrees, of any squad, and the history names both', async () => {
    await start();
    await release(tokenOf('Ayu Lestari'), tokenOf('Budi Santoso', 'Core squad', ['shell']));
    expect(lastChange()).toMatch(
      / {2}Ayu Lestari of Kite squad {2}http release mfe-kite \(without checks\): mfe-kite 1\.0\.0-aaaaaaaaaa is live\. Without checks: Budi Santoso of Core squad agreed\.$/,
    );
  });

  it.each<Readonly<Record<string, string>>>([{ draft: '' }, { canary: '5' }, {}])(
    'is refused to one person alone, also with %j',
    async (options) => {
      await start();
      const before = historyLines(data);
      await expect(release(tokenOf('Ayu Lestari'), '', options)).rejects.toThrow(
        'A release without checks needs a second person who agrees: set PAYUNG_SECOND_TOKEN to the token of somebody else, of any squad.',
      );
      expect(historyLines(data)).toEqual(before);
      expect(globSync(['upload-*', 'remotes/*/*'], { cwd: data })).toEqual([]);
    },
  );

  it('is refused where one person holds both tokens, however the name is written', async () => {
    await start();
    const first = tokenOf('Ayu Lestari');
    await expect(release(first, first)).rejects.toThrow('Both tokens are those of Ayu Lestari');
    await expect(release(first, tokenOf('ayu  LESTARI', 'Core squad', ['shell']))).rejects.toThrow(
      'Both tokens are those of Ayu Lestari: somebody else must agree.',
    );
  });

  it('is refused where a token names nobody', async () => {
    await start();
    const words = /^The token [\da-f]{8} of Kite squad names nobody/;
    await expect(release(tokenOf(), tokenOf('Budi', 'Core squad', ['shell']))).rejects.toThrow(words);
    await expect(release(tokenOf('Budi'), tokenOf())).rejects.toThrow(words);
  });

  it('is refused where the second token is unknown, or has ended', async () => {
    await start();
    const first = tokenOf('Ayu Lestari');
    await expect(release(first, 'payung_x')).rejects.toThrow(
      'The second token is missing, revoked or not of this platform.',
    );
    const ended = createToken(data, {
      squad: 'Core squad',
      remotes: ['shell'],
      by: 'dewi@desk',
      person: 'Budi',
      days: 1,
    });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
    await expect(release(first, ended).finally(() => vi.useRealTimers())).rejects.toThrow(
      /^The token of Core squad ended on /,
    );
  });

  it('needs nobody else where the operator says so, which the history repeats', async () => {
    await start(true);
    await release(tokenOf());
    expect(lastChange()).toMatch(
      /Kite squad {2}http release mfe-kite \(without checks\): .* Without checks: PAYUNG_WITHOUT_CHECKS lets one person do so\.$/,
    );
  });
});
