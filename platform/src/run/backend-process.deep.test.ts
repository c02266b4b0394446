import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startParent } from '#testing/parent-of-backend.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

vi.setConfig({ testTimeout: 120_000 });

it('ends the backend with the process that started it, also while it creates its database', async () => {
  const folder = temporaryFolder();
  const { parent, bothEnded } = startParent(folder);
  await vi.waitFor(() => expect(existsSync(join(folder, 'postgres.unfinished'))).toBe(true), 30_000);
  parent.kill('SIGKILL');
  await expect(bothEnded).resolves.toBeDefined();
});

it('ends the backend with the process that started it, also after SIGTERM', async () => {
  const { parent, backend, bothEnded } = startParent(temporaryFolder());
  await backend();
  parent.kill('SIGTERM');
  await expect(bothEnded).resolves.toBeDefined();
});
