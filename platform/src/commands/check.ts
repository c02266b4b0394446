import { parseArgs } from 'node:util';
import { changedSince, deepTestsOf, journeysOf, testFoldersOf } from '../test-run/changes.ts';
import { command, runBeside, runStep, tool, DEEP, FORMAT, LINT, TYPES } from '../test-run/steps.ts';
import type { Step } from '../test-run/steps.ts';
import { runCommand } from './run-command.ts';

const lintOf = (changed: readonly string[]): readonly Step[] => {
  if (changed.includes('oxlint.config.ts')) return [LINT];
  const sources = changed.filter((file) => /\.(tsx?|cjs)$/.test(file));
  return sources.length === 0 ? [] : [{ ...LINT, args: [...LINT.args, ...sources] }];
};

const testsOf = (since: string, changed: readonly string[]): readonly Step[] => {
  const related = ['run', '--changed', since, '--passWithNoTests', ...testFoldersOf(changed)];
  const deep = deepTestsOf(changed);
  return [
    tool('Tests that follow from the change', 'vitest', ...related),
    ...(deep.length === 0 ? [] : [{ ...DEEP, args: ['run', ...deep] }]),
  ];
};

/** `npm run check`: what changed since `main` (or since what `--since` names); `--e2e` adds the journeys of its remotes. */
await runCommand(async () => {
  const { values } = parseArgs({
    options: { since: { type: 'string', default: 'main' }, e2e: { type: 'boolean', default: false } },
  });
  const changed = changedSince(values.since);
  const journeys = values.e2e ? journeysOf(changed) : [];
  if (values.e2e && journeys.length === 0) console.log('No remote with journeys changed.');
  const ran = [...(await runBeside([FORMAT, ...lintOf(changed)], [TYPES]))];
  const steps = [
    ...testsOf(values.since, changed),
    ...(journeys.length === 0 ? [] : [command('Journeys', 'e2e', ...journeys)]),
  ];
  for (const step of steps) ran.push(await runStep(step));
  const failed = ran.filter(({ hasPassed }) => !hasPassed).map(({ title }) => title);
  console.log(
    `\n${changed.length} files changed since ${values.since}: ${failed.length === 0 ? 'all passed' : `FAILED: ${failed.join(', ')}`}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
});
