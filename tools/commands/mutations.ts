import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { runCommand } from '@payung/platform/commands/run-command.ts';
import { copyTree } from '@payung/platform/repository/copy-tree.ts';
import { productNames } from '@payung/platform/repository/products.ts';
import { codeLines, draw, targetsFor } from '#mutations/targets.ts';

const STRYKER = join(repositoryRoot, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');

const options = {
  seed: { type: 'string', default: '8' },
  /** How many lines of code are drawn: each holds three mutants or so. */
  lines: { type: 'string', default: '100' },
  /** A part of a target's name: lines of others are not drawn. */
  only: { type: 'string', default: '' },
} as const;

const settings = (mutate: readonly string[]) => ({
  mutate,
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // The packages of a workspace are found through links, which lead out of Stryker's own copy.
  inPlace: true,
  concurrency: 1,
  timeoutMS: 60_000,
  // The first run of all tests, behind everything else on the machine.
  dryRunTimeoutMinutes: 60,
  vitest: { configFile: 'tools/vitest.mutations.config.ts', related: false },
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 92, break: 90 },
});

/** Nobody waits for this command: everything else on the machine goes first. */
setPriority(19);

/** `npm run mutations -- --only rules --lines 100 --seed 8`: in a copy of the tree, how many mutants the tests notice. */
await runCommand(async () => {
  const { seed, lines, only } = parseArgs({ options }).values;
  const targets = targetsFor(productNames(), only);
  const drawn = draw(codeLines(repositoryRoot, targets), Number(lines), seed);
  if (drawn.length === 0) throw new Error(`No target is named like ${only}.`);
  const copy = mkdtempSync(join(tmpdir(), 'payung-mutations-'));
  try {
    copyTree(repositoryRoot, copy);
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(settings(drawn)));
    const tests = [...new Set(targets.flatMap((target) => target.tests))].join(' ');
    const run = spawnSync(process.execPath, [STRYKER, 'run'], {
      cwd: copy,
      stdio: 'inherit',
      env: { ...process.env, MUTATION_TESTS: tests },
    });
    process.exitCode = run.status ?? 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
