import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, vi } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const PARENT = join(platformRoot, 'src', 'testing', 'start-backend.ts');

/** Both backends work on one folder: making the database anew takes longer than all the rest. */
const data = temporaryFolder();

/**
 * Starts a backend as the child of another process. Both write to one pipe: it closes when both have ended,
 * at once and without asking for process ids.
 */
const startParent = (folder = data) => {
  const parent = spawn(process.execPath, [PARENT, folder], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  parent.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const bothEnded = once(parent.stderr, 'close');
  const backend = (): Promise<number> =>
    new Promise<number>((resolve, reject) => {
      createInterface({ input: parent.stdout }).once('line', (line) => resolve(Number(line)));
      parent.once('exit', () => reject(new Error(`The parent ended before the backend was ready: ${said}`)));
    });
  return { parent, backend, bothEnded };
};

it(
  'the backend ends with whoever started it, also while it makes its database',
  { timeout: 60_000 },
  async () => {
    const folder = temporaryFolder();
    const { parent, bothEnded } = startParent(folder);
    await vi.waitFor(() => expect(existsSync(join(folder, 'database.unfinished'))).toBe(true), 30_000);
    parent.kill('SIGKILL');
    await expect(bothEnded).resolves.toBeDefined();
    // It ended, rather than finishing first what nobody waits for.
    expect(existsSync(join(folder, 'database'))).toBe(false);
  },
);

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'the backend ends with whoever started it, also after %s',
  // A start takes ten seconds on a quiet machine, and a minute on a busy one.
  { timeout: 240_000 },
  async (signal) => {
    const { parent, backend, bothEnded } = startParent();
    const pid = await backend();
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill(signal);
    await expect(bothEnded).resolves.toBeDefined();
  },
);
