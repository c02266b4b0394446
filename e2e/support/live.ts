import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { distOf } from '@payung/platform/commands/deployables.ts';
import { freePort } from '@payung/platform/run/free-port.ts';
import { runPlatform } from '@payung/platform/run/platform-run.ts';
import { publishRemote } from '@payung/platform/registry/publish-remote.ts';
import { publishShell } from '@payung/platform/registry/publish-shell.ts';
import { rollBackRemote } from '@payung/platform/registry/roll-back.ts';
import { builtFixtures } from '@payung/platform/testing/fixture-remotes.ts';
import type { FixtureRemotes } from '@payung/platform/testing/fixture-remotes.ts';
import { test as base } from '@payung/platform/e2e/fault.ts';
import { inboxOf } from '@payung/platform/e2e/platform.ts';
import type { Inbox } from '@payung/platform/e2e/platform.ts';
import { templateFolder } from './run.ts';

const run = promisify(execFile);

/** The platform with its real remotes, into which a test releases others. */
interface Live {
  readonly url: string;
  readonly data: string;
  readonly inbox: Inbox;
  readonly backendPid: number;
  /** `npm run …`, as a squad types it, against this platform's data folder. */
  command(name: 'release' | 'rollback' | 'withdraw', ...args: readonly string[]): Promise<string>;
  publish(fixture: keyof FixtureRemotes): Promise<void>;
  rollBack(name: string): Promise<void>;
}

interface RunningLive extends Live {
  stop(): Promise<void>;
}

/** Starts a platform over a data folder, which is deleted when it stops. */
const startLive = async (data: string): Promise<RunningLive> => {
  const platform = await runPlatform({ data, port: await freePort(), onLine: () => undefined });
  const { messages } = platform.said;
  const backendPid = platform.backendPid();
  if (messages === undefined || backendPid === undefined) {
    throw new Error('The backend must run in its demo mode: it shows the codes.');
  }
  return {
    url: platform.url,
    data,
    inbox: inboxOf(platform.url, messages.token),
    backendPid,
    command: async (name, ...args) => {
      const env = { ...process.env, PAYUNG_DATA: data };
      const { stdout } = await run('npm', ['run', name, '--', ...args], { cwd: repositoryRoot, env });
      return stdout;
    },
    publish: async (fixture) => void (await publishRemote(data, builtFixtures()[fixture].dist)),
    rollBack: async (name) => void (await rollBackRemote(data, name)),
    stop: async () => {
      await platform.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};

export const test = base.extend<object, { live: Live }>({
  live: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'payung-live-'));
      await cp(templateFolder(), data, { recursive: true });
      const live = await startLive(data);
      await use(live);
      await live.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ live }, use) => use(live.url),
});

/** A platform of the shell and some remotes, by their build folders: a test releases another one into it. */
export const platformOf = (remotes: () => readonly string[]) =>
  base.extend<object, { live: RunningLive }>({
    live: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what is needed
      async ({}, use) => {
        const data = await mkdtemp(join(tmpdir(), 'payung-released-into-'));
        await publishShell(data, distOf('shell'));
        for (const dist of remotes()) await publishRemote(data, dist);
        const live = await startLive(data);
        await use(live);
        await live.stop();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: async ({ live }, use) => use(live.url),
  });
