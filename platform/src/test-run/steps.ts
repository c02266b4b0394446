import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '#build/paths.ts';

export interface Step {
  readonly title: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly title: string;
  readonly hasPassed: boolean;
}

/** A tool of `node_modules`. */
export const tool = (title: string, name: string, ...args: readonly string[]): Step => ({
  title,
  command: join(repositoryRoot, 'node_modules', '.bin', name),
  args,
});

/** A command of this folder. */
export const command = (title: string, name: string, ...args: readonly string[]): Step => ({
  title,
  command: process.execPath,
  args: [join('platform', 'src', 'commands', `${name}.ts`), ...args],
});

/** Runs one step and prints how long it took; what a step beside others says is printed when it has ended. */
export const runStep = async (
  { title, command: file, args, env }: Step,
  isBeside = false,
): Promise<StepResult> => {
  const startedAt = performance.now();
  let said = `\n=== ${title}\n`;
  if (!isBeside) process.stdout.write(said);
  const child = spawn(file, args, {
    cwd: repositoryRoot,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const hasPassed = await new Promise<boolean>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${isBeside ? said : ''}--- ${title}: ${hasPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
  return { title, hasPassed };
};

/** Rows of steps beside each other; each step runs whether or not the one before it passed. */
export const runBeside = async (...rows: readonly (readonly Step[])[]): Promise<readonly StepResult[]> => {
  const ran: StepResult[] = [];
  await Promise.all(
    rows.map(async (steps) => {
      for (const step of steps) ran.push(await runStep(step, true));
    }),
  );
  return ran;
};

export const FORMAT = tool('Format', 'oxfmt', '--check');
export const LINT = tool('Lint', 'oxlint', '--type-aware', '--deny-warnings');
/** While working: the compiler remembers what it has checked. */
export const TYPES = tool('Types', 'tsc', '-p', '.');
/** Where nothing is remembered: both in one program, with the errors that the compiler reports. */
export const LINT_AND_TYPES = tool(
  'Lint and types',
  'oxlint',
  '--type-aware',
  '--type-check',
  '--deny-warnings',
);
export const BUILD = command('Build', 'build');
export const FLOOR = command('The oldest promised browsers, and the weight of pages', 'floor');
export const UNIT = tool('Unit, component and backend tests', 'vitest', 'run');
export const E2E = command('End-to-end tests', 'e2e');
/** Long tests of processes, which are left out without the variable. */
export const DEEP: Step = {
  ...tool('Long tests of processes', 'vitest', 'run', '.deep.test'),
  env: { VITEST_DEEP: '1' },
};
