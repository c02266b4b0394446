import { makePlace } from './endured-place.ts';
import type { Engine } from './endured-place.ts';
import { killWhileWriting } from './kill-while-writing.ts';
import type { RunOptions } from './run-options.ts';
import { seededRandom } from './seeded-random.ts';

const ROUNDS = 50;
const ENGINES: readonly Engine[] = ['pglite', 'postgres'];

/** On PostgreSQL every second kill comes with a crash of the engine. */
export const kills = async ({ rounds = ROUNDS, seed, engine }: RunOptions): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const each of ENGINES.filter((name) => engine === undefined || name === engine)) {
    const place = await makePlace(each);
    const killing = {
      rounds,
      random: seededRandom(seed),
      program: 'endured-server.ts',
      envOfNext: () => ({}),
      afterKill: async (round: number) => {
        if (round % 2 === 0) await place.crashEngine();
      },
    };
    try {
      problems.push(...(await killWhileWriting(place, killing)));
    } finally {
      place.remove();
    }
  }
  return problems;
};
