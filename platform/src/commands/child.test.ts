import { expect, it } from 'vitest';
import { startParent } from '#testing/parent-of-backend.ts';
import { temporaryFolder } from '#testing/sample-release.ts';

it(
  'the backend ends with whoever started it, also after SIGKILL',
  // A start takes some seconds on a quiet machine, and a minute on a busy one.
  { timeout: 120_000 },
  async () => {
    const { parent, backend, bothEnded } = startParent(temporaryFolder());
    const pid = await backend();
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill('SIGKILL');
    await expect(bothEnded).resolves.toBeDefined();
  },
);
