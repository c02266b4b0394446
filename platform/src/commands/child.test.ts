import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

const PARENT = join(platformRoot, 'src', 'testing', 'start-backend.ts');

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const startParent = (): ChildProcess =>
  spawn(process.execPath, [PARENT, temporaryFolder()], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'the backend ends with whoever started it, also after %s',
  async (signal) => {
    const parent = startParent();
    const [line] = (await once(createInterface({ input: parent.stdout! }), 'line')) as [string];
    const backend = Number(line);
    expect(isRunning(backend)).toBe(true);
    parent.kill(signal);
    await expect.poll(() => isRunning(backend), { timeout: 20_000 }).toBe(false);
  },
);
