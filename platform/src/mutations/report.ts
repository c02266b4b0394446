import type { Mutant } from './mutants.ts';

export interface Outcome {
  readonly target: string;
  readonly mutant: Mutant;
  readonly killed: boolean;
}

const rowOf = (name: string, outcomes: readonly Outcome[]): string => {
  const killed = outcomes.filter((outcome) => outcome.killed).length;
  const percent = outcomes.length === 0 ? 100 : (100 * killed) / outcomes.length;
  return `| ${name} | ${killed} | ${outcomes.length} | ${percent.toFixed(1)} % |`;
};

/** The share of killed mutants, in all and of every target, as a table. */
export const reportOf = (outcomes: readonly Outcome[]): string =>
  [
    '| target | killed | mutants | share |',
    '| --- | --- | --- | --- |',
    ...[...Map.groupBy(outcomes, ({ target }) => target)].map(([name, of]) => rowOf(name, of)),
    rowOf('all', outcomes),
  ].join('\n');

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 70 ? `${line.slice(0, 70)}…` : line;
};

/** `SURVIVED dates.ts:12 comparison: < -> <=`. */
export const describeOutcome = ({ mutant, killed }: Outcome): string => {
  const { file, line, operator, original, text } = mutant;
  const change = `${oneLine(original)} -> ${oneLine(text) || '(nothing)'}`;
  return `${killed ? 'killed  ' : 'SURVIVED'} ${file}:${line} ${operator}: ${change}`;
};
