import { expect, it } from 'vitest';
import { publishing, racer } from '#testing/racing-releases.ts';
import { sampleShell, temporaryFolder } from '#testing/sample-release.ts';
import { generationNumbers } from './generations.ts';
import { publishShell } from './publish-shell.ts';
import { readRegistry } from './registry-file.ts';

it('keeps all of 48 releases by four processes at once, while others die at every step', async () => {
  const data = temporaryFolder();
  await publishShell(data, sampleShell());
  const teams = ['a', 'b', 'c', 'd'].map((team) =>
    Array.from({ length: 12 }, (_, index) => `mfe-racer-${team}${index}`),
  );
  const steps = ['begun', 'written', 'linked'];
  const ends = await Promise.all([
    ...teams.map((names) => publishing(data, 'never', names.map(racer))),
    ...steps.map((step) => publishing(data, step, [racer(`mfe-victim-${step}`)])),
  ]);
  expect(ends).toEqual([0, 0, 0, 0, 'SIGKILL', 'SIGKILL', 'SIGKILL']);
  const { remotes, generation } = readRegistry(data);
  // A process that died after its generation was written has released.
  expect(Object.keys(remotes).toSorted()).toEqual([...teams.flat(), 'mfe-victim-linked'].toSorted());
  expect(generation).toBe(50);
  expect(generationNumbers(data)).toEqual(Array.from({ length: 50 }, (_, index) => 50 - index));
});
