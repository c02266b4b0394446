import { periodicWork } from 'backend/app/jobs/periodic-work.ts';
import { removeExpired } from 'backend/areas/privacy/remove-expired.ts';
import type { OneByOne } from 'backend/core/jobs/one-by-one.ts';
import { untilOneFails } from 'backend/core/jobs/one-by-one.ts';
import type { CountedBackend } from './counted-backend.ts';

const log = {
  info: () => undefined,
  error: (facts: object, text: string) => {
    throw new Error(`${text}: ${JSON.stringify(facts)}`);
  },
};

/** What removes rows is counted by what it removes. */
const RETENTION = 'retention';

/** Each beat, and each kind of removal, where nothing is left to do: it was done a moment ago. */
export const countBackground = async ({ backend, modules, count }: CountedBackend): Promise<void> => {
  const beats = periodicWork(backend.services, log, modules).filter(({ work }) => work !== RETENTION);
  await count('beat: points, once a day', 'other', async () => {
    for (const { run } of beats.filter(({ work }) => work === 'points')) await run();
  });
  for (const { run } of beats) await run();
  for (const { work, run } of beats) await count(`beat: ${work}`, 'beat', run);

  while (!(await removeExpired(backend.services, modules, untilOneFails)));
  const eachCounted: OneByOne = async (what, ids, work) => {
    for (const id of ids) {
      if (what === 'expired') await count(`removal: ${id}`, 'removal', () => work(id));
      else throw new Error(`There is something to remove: ${what} ${id}`);
    }
  };
  await removeExpired(backend.services, modules, eachCounted);
};
