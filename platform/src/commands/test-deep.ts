import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { command, runStep, tool, DEEP } from '../test-run/steps.ts';
import type { StepResult, Step } from '../test-run/steps.ts';
import { runCommand } from './run-command.ts';

const chaos = (name: string): Step => ({
  title: `Chaos: ${name}`,
  command: process.execPath,
  args: ['tools/chaos/chaos.ts', name],
});

const ofTools = (title: string, name: string, ...args: readonly string[]): Step => ({
  title,
  command: process.execPath,
  args: [`tools/commands/${name}.ts`, ...args],
});

/** Runs work while every core is busy with something else: what waits too little then fails. */
const whileBusy = async (work: () => Promise<StepResult>): Promise<StepResult> => {
  const others = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const other of others) other.kill();
  }
};

const HALF_A_YEAR_MS = 183 * 86_400_000;

/** A leap day, the first half hour of a year in Jakarta, while it is the year before elsewhere, half a year ahead, and today. */
const OTHER_DAYS = [
  '2028-02-29',
  '2027-12-31T17:30:00Z',
  new Date(Date.now() + HALF_A_YEAR_MS).toISOString(),
  '',
];

/** Screens and rules, on another day than that of the machine and in another order. */
const onDay = (day: string): Step => ({
  ...tool(
    `Screens and rules on ${day || 'the day of this machine'}`,
    'vitest',
    'run',
    '--project=web',
    '--project=rules',
    '--sequence.shuffle',
  ),
  env: { PAYUNG_TEST_TODAY: day },
});

/** By name, what takes too long for every change. Nothing that a rule of the specification needs is only here. */
const PARTS: Readonly<Record<string, () => Promise<readonly StepResult[]>>> = {
  processes: async () => [await runStep(DEEP)],
  days: async () => {
    const ran: StepResult[] = [];
    for (const day of OTHER_DAYS) ran.push(await runStep(onDay(day)));
    return ran;
  },
  browser: async () => [await runStep(command('All widths and languages', 'e2e', '--deep'))],
  engines: async () => {
    const ran: StepResult[] = [];
    for (const [engine, title] of [
      ['firefox', 'Journeys in Firefox'],
      ['webkit', 'Journeys in WebKit'],
    ] as const)
      ran.push(await runStep({ ...command(title, 'e2e'), env: { E2E_ENGINE: engine } }));
    return ran;
  },
  busy: async () => [
    await whileBusy(() =>
      runStep(tool('Tests on a busy machine', 'vitest', 'run', 'shared/', 'shell/', 'mfe-')),
    ),
    await whileBusy(() =>
      runStep(command('Journeys on a busy machine', 'e2e', 'stories', '--repeat-each=2')),
    ),
  ],
  'take-out': async () => [await runStep(ofTools('Types without each product', 'take-out'))],
  mutations: async () => [await runStep(ofTools('Mutations', 'mutations', '--lines', '25'))],
  chaos: async () => {
    const ran: StepResult[] = [];
    for (const name of [
      'kills',
      'power-cuts',
      'full-disk',
      'read-only-disk',
      'servers',
      'strangers',
      'users',
    ])
      ran.push(await runStep(chaos(name)));
    return ran;
  },
};

/** `npm run test:deep` runs all parts, `npm run test:deep -- take-out mutations` some. */
await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.filter((name) => PARTS[name] === undefined);
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(PARTS).join(', ')}.`);
  }
  const ran: StepResult[] = [];
  for (const [name, run] of Object.entries(PARTS)) {
    if (positionals.length === 0 || positionals.includes(name)) ran.push(...(await run()));
  }
  for (const { title, hasPassed } of ran) console.log(`${hasPassed ? 'passed' : 'FAILED'}: ${title}`);
  process.exitCode = ran.every(({ hasPassed }) => hasPassed) ? 0 : 1;
});
