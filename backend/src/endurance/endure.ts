import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { postgresRestarts } from './postgres-restarts.ts';
import { powerCuts } from './power-cuts.ts';
import { readRunOptions } from './run-options.ts';
import type { RunOptions } from './run-options.ts';
import { users } from './users.ts';

interface EnduranceRun {
  readonly name: string;
  readonly says: string;
  /** Prints what it sees; answers what was wrong, nothing when all is well. */
  readonly run: (options: RunOptions) => Promise<readonly string[]>;
}

/** What takes minutes and breaks things on purpose; small versions of them are among the tests. */
const RUNS: readonly EnduranceRun[] = [
  {
    name: 'postgres-restarts',
    says: '20 restarts of PostgreSQL and 100 dropped connections while leads are entered',
    run: postgresRestarts,
  },
  {
    name: 'kills',
    says: '50 kills of the server while people write, on both engines [--rounds 50 --engine pglite|postgres --seed 12]',
    run: kills,
  },
  {
    name: 'power-cuts',
    says: '20 simulated power cuts of the embedded database [--rounds 20 --seed 12]',
    run: powerCuts,
  },
  {
    name: 'full-disk',
    says: 'the disk of the embedded database fills while people write [--rounds 3 --folder <on a small disk>]',
    run: fullDisk,
  },
  {
    name: 'users',
    says: '200 mixed users for 3 minutes [--users 200 --seconds 180 --engine pglite|postgres|two-backends --seed 12]',
    run: users,
  },
];

const { name: wanted, options } = readRunOptions(process.argv.slice(2));
const chosen = RUNS.find(({ name }) => name === wanted);
if (chosen === undefined) {
  const list = RUNS.map(({ name, says }) => `  ${name}  ${says}`).join('\n');
  console.error(`Say which: npm run endure -w backend -- <name>\n${list}`);
  process.exit(1);
}
const problems = await chosen.run(options);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${chosen.name}: passed` : `${chosen.name}: FAILED`);
process.exit(problems.length === 0 ? 0 : 1);
