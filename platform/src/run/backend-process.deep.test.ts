import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startParent } from '#testing/parent-of-backend.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

// Many times what a start takes on a quiet machine.
vi.setConfig({ testTimeout: 300_000 });

it('ends the backend with the process that started it, also while it creates its database', async () => {
  const folder = temporaryFolder();
  const { parent, bothEnded } = startParent(folder);
  await vi.waitFor(() => expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(true), 250_000);
  parent.kill('SIGKILL');
  await expect(bothEnded).resolves.toBeDefined();
});

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'ends the backend with the process that started it, also after %s',
  async (signal) => {
    const { parent, backend, bothEnded } = startParent(temporaryFolder());
    const pid = await backend();
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill(signal);
    await expect(bothEnded).resolves.toBeDefined();
  },
);
