import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { platformRoot, repositoryRoot } from '#build/paths.ts';
import { deployables } from './deployables.ts';
import { checksOf, runChecks } from './release-checks.ts';

const projectOf = (name: string): string => join(platformRoot, 'dist', 'types', name);

const commandsOf = (name: string, from?: string): readonly string[] =>
  checksOf(name, from).map(({ tool, args }) => [tool, ...args].join(' '));

it('checks the shell alone', () => {
  expect(commandsOf('shell')).toEqual([
    `tsc -p ${projectOf('shell')}`,
    'oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern shell',
    'vitest run shell/',
  ]);
});

it('checks a remote without a product alone', () => {
  expect(commandsOf('mfe-agent')).toEqual([
    `tsc -p ${projectOf('mfe-agent')}`,
    'oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern mfe-agent',
    'vitest run mfe-agent/',
  ]);
});

it('checks the remote and the backend folder of a product', () => {
  const product = deployables().find((name) => commandsOf(name).join(' ').includes('backend/'));
  const room = `backend/src/products/${product?.slice(4)}`;
  expect(commandsOf(String(product))).toEqual([
    `tsc -p ${projectOf(String(product))}`,
    `oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern ${product} ${room}`,
    `vitest run ${product}/ ${room}/`,
  ]);
});

it('compiles what a product is built from, without its tests and without the backend', () => {
  checksOf('mfe-travel');
  const project = JSON.parse(readFileSync(join(projectOf('mfe-travel'), 'tsconfig.json'), 'utf8'));
  const source = join(repositoryRoot, 'mfe-travel/src');
  expect(project).toMatchObject({
    compilerOptions: { types: [] },
    include: [`${source}/**/*`],
    exclude: [`${source}/**/*.test.ts`, `${source}/**/*.test.tsx`, `${source}/**/testing`],
  });
});

it('checks types and lint of a working copy elsewhere', () => {
  expect(commandsOf('mfe-agent', 'squads/mfe-agent')).toEqual([
    `tsc -p ${projectOf('mfe-agent')}`,
    'oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern squads/mfe-agent',
  ]);
});

it('ends at the first check that fails, with what to do next', () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const ran: string[] = [];
  const passes = ({ title }: { title: string }): boolean => {
    ran.push(title);
    return title !== 'lint';
  };
  expect(() => runChecks('shell', checksOf('shell'), passes)).toThrow(
    'shell fails its lint (oxlint --type-aware --deny-warnings --no-error-on-unmatched-pattern shell). Nothing was released. In an emergency --without-checks releases it all the same, and the history says so.',
  );
  expect(ran).toEqual(['types', 'lint']);
});
