import { fullDisk } from './disks/full-disk.ts';
import { kills } from './kills.ts';
import { LoopDiskUnavailable } from './disks/loop-disk.ts';
import { powerCuts } from './disks/power-cuts.ts';
import { readOnlyDisk } from './disks/read-only-disk.ts';
import { readRunOptions } from './chaos-run.ts';
import type { RunOptions } from './chaos-run.ts';
import { servers } from './servers.ts';
import { strangers } from './strangers.ts';
import { users } from './users.ts';

interface ChaosRun {
  readonly name: string;
  readonly says: string;
  /** Prints what it sees; answers what was wrong, nothing when all is well. */
  readonly run: (options: RunOptions) => Promise<readonly string[]>;
}

/** What takes minutes and breaks things on purpose; small versions of them are among the tests. */
const RUNS: readonly ChaosRun[] = [
  {
    name: 'kills',
    says: '50 kills of the backend, the PostgreSQL server and both while people write [--rounds 50 --writes 40000 --seed 12]',
    run: kills,
  },
  {
    name: 'power-cuts',
    says: '20 power cuts of a disk while people write; needs root [--rounds 20 --writes 4000 --seed 12]',
    run: powerCuts,
  },
  {
    name: 'full-disk',
    says: 'the disk fills 3 times while people write; needs root [--rounds 3]',
    run: fullDisk,
  },
  {
    name: 'read-only-disk',
    says: 'the disk becomes read-only 5 times while people write; needs root [--rounds 5 --writes 1000 --seed 12]',
    run: readOnlyDisk,
  },
  {
    name: 'servers',
    says: 'edges and backends end under 50 users and a browser, killed and asked to [--rounds 4 --users 50 --seed 12]',
    run: servers,
  },
  {
    name: 'strangers',
    says: '20000 hostile requests at an edge and a backend with the settings of live mode [--requests 20000 --seed 12]',
    run: strangers,
  },
  {
    name: 'users',
    says: '200 mixed users for 3 minutes, on one backend and on two [--users 200 --seconds 180 --backends 1|2 --seed 12]',
    run: users,
  },
];

const { name: wanted, options } = readRunOptions(process.argv.slice(2));
const chosen = RUNS.find(({ name }) => name === wanted);
if (chosen === undefined) {
  const list = RUNS.map(({ name, says }) => `  ${name}  ${says}`).join('\n');
  console.error(`Say which: npm run chaos -- <name>\n${list}`);
  process.exit(1);
}
const wordsOf = (error: unknown): string => {
  if (error instanceof LoopDiskUnavailable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
const problems = await chosen.run(options).catch((error: unknown) => [wordsOf(error)]);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${chosen.name}: passed` : `${chosen.name}: FAILED`);
process.exit(problems.length === 0 ? 0 : 1);
