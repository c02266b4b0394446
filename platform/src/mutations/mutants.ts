import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './operators.ts';
import { OPERATORS } from './operators.ts';
import { executedNodes } from './syntax.ts';

export interface Mutant extends Change {
  readonly file: string;
  readonly line: number;
  readonly original: string;
}

export const changesOf = (source: string): readonly Change[] =>
  executedNodes(source).flatMap((node) => OPERATORS.flatMap((operator) => operator(node, source)));

export const applyChange = (source: string, { start, end, text }: Change): string =>
  source.slice(0, start) + text + source.slice(end);

export const mutantsOf = (root: string, file: string): readonly Mutant[] => {
  const source = readFileSync(join(root, file), 'utf8');
  return changesOf(source).map((change) => ({
    ...change,
    file,
    line: source.slice(0, change.start).split('\n').length,
    original: source.slice(change.start, change.end),
  }));
};
