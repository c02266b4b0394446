import { mkdtempSync, rmSync } from 'node:fs';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createVitest } from 'vitest/node';
import { repositoryRoot } from '#build/paths.ts';
import { draw } from '#mutations/draw.ts';
import { mutantsOf } from '#mutations/mutants.ts';
import { describeOutcome, reportOf } from '#mutations/report.ts';
import type { Outcome } from '#mutations/report.ts';
import { mutatedFiles } from '#mutations/targets.ts';
import { killerOf } from '#mutations/trial.ts';
import { copyTree } from '#repository/copy-tree.ts';
import { productNames } from '#repository/products.ts';
import { runCommand } from './run-command.ts';

const options = {
  seed: { type: 'string', default: '8' },
  count: { type: 'string', default: '300' },
  /** A part of a target's name: mutants of others are not drawn. */
  only: { type: 'string', default: '' },
} as const;

const startVitest = async (root: string) => {
  const vitest = await createVitest({
    root,
    watch: false,
    maxWorkers: 1,
    reporters: [{}],
    project: ['node'],
  });
  await vitest.standalone();
  return { root, vitest, passes: new Map<string, boolean>() };
};

const tryMutants = async (root: string): Promise<readonly Outcome[]> => {
  const { seed, count, only } = parseArgs({ options }).values;
  const all = mutatedFiles(root, productNames())
    .filter(({ target }) => target.includes(only))
    .flatMap(({ file, ...rest }) => mutantsOf(root, file).map((mutant) => ({ ...rest, mutant })));
  const drawn = draw(all, Number(count), Number(seed));
  console.log(`${drawn.length} of ${all.length} mutants, seed ${seed}, in ${root}.`);
  const laboratory = await startVitest(root);
  const outcomes: Outcome[] = [];
  const killers = new Map<string, string>();
  try {
    for (const { target, mutant, tests } of drawn) {
      // What killed the last mutant of this target is tried first: most often it kills this one too.
      const likely = killers.get(target);
      const ordered = likely === undefined ? tests : [likely, ...tests];
      const killer = await killerOf(laboratory, mutant, ordered);
      if (killer !== undefined) killers.set(target, killer);
      outcomes.push({ target, mutant, killed: killer !== undefined });
      console.log(describeOutcome({ target, mutant, killed: killer !== undefined }));
    }
    const failing = [...laboratory.passes].filter(([, passes]) => !passes).map(([test]) => test);
    if (failing.length > 0) console.log(`Proved nothing, they fail as it is: ${failing.join(', ')}.`);
  } finally {
    await laboratory.vitest.close();
  }
  return outcomes;
};

/** Nobody waits for this command: everything else on the machine goes first. */
setPriority(19);

/** `npm run mutations -- --seed 8 --count 300 --only settlement`: how many mutants the tests notice. */
await runCommand(async () => {
  const root = mkdtempSync(join(tmpdir(), 'mutate-'));
  try {
    copyTree(repositoryRoot, root);
    console.log(reportOf(await tryMutants(root)));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
