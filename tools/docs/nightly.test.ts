import fs from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@payung/platform/build/paths.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (file: string): string => fs.readFileSync(path.join(repositoryRoot, file), 'utf8');

interface Workflow {
  readonly on: { readonly schedule: readonly { readonly cron: string }[] };
  readonly permissions: object;
  readonly jobs: {
    readonly nightly: {
      readonly strategy: { readonly matrix: { readonly command: readonly string[] } };
      readonly container: { readonly image: string };
      readonly steps: readonly { readonly run?: string; readonly uses?: string }[];
    };
  };
}
interface Pipeline {
  readonly nightly: {
    readonly rules: readonly unknown[];
    readonly image: string;
    readonly parallel: { readonly matrix: readonly { readonly COMMAND: readonly string[] }[] };
    readonly before_script: readonly string[];
    readonly script: readonly string[];
  };
}

const FILES = ['.github/workflows/nightly.yml', '.gitlab-ci.yml'] as const;
const [workflow, pipeline] = FILES.map((file) => parse(read(file)) as unknown) as [Workflow, Pipeline];
const { strategy, container, steps } = workflow.jobs.nightly;
const { nightly } = pipeline;

it('runs every test at night, on either host', () => {
  expect(workflow.on.schedule).toEqual([{ cron: '0 18 * * *' }]);
  expect(nightly.rules).toEqual([{ if: '$CI_PIPELINE_SOURCE == "schedule"' }]);
  const commands = ['npm test', 'npm run test:deep'];
  expect(strategy.matrix.command).toEqual(commands);
  expect(nightly.parallel.matrix).toEqual([{ COMMAND: commands }]);
  expect(steps.map(({ run }) => run)).toEqual(expect.arrayContaining(['npm ci', '${{ matrix.command }}']));
  expect([nightly.before_script.at(-1), nightly.script]).toEqual(['npm ci', ['$COMMAND']]);
});

it('names only commands that the repository has', () => {
  const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: object };
  const named = FILES.flatMap((file) => [...read(file).matchAll(/\bnpm (?:run )?(?!ci\b)([\w:-]+)/g)]);
  expect([...new Set(named.map(([, script]) => script))]).toEqual(['test', 'test:deep']);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['test', 'test:deep']));
});

it('takes what others made by its digest, the image that releases are made of, and no secret', () => {
  const [, node] = /^ARG NODE=(\S+@sha256:[\da-f]{64})$/m.exec(read('Dockerfile')) ?? [];
  expect([container.image, nightly.image]).toEqual([node, node]);
  const uses = steps.flatMap(({ uses: action }) => action ?? []);
  expect(uses).toHaveLength(2);
  for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@[\da-f]{40}$/);
  expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const file of FILES) expect(read(file)).not.toMatch(/secrets\./);
});
