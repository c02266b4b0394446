import { beginSpan, currentTrace } from '#core/tracing/current-trace.ts';
import { statementLimit } from './current-work.ts';

/** A statement that took long. */
export interface SlowStatement {
  readonly ms: number;
  /** Its text, without any value. */
  readonly statement: string;
  /** Of the request or job that it belongs to. */
  readonly traceId: string | undefined;
}

export interface StatementWatch {
  readonly slowMs: number;
  readonly onSlow: (slow: SlowStatement) => void;
}

const LONGEST_TEXT = 500;

/** The driver takes a text, or an object with one. */
const textOf = (given: unknown): string => {
  if (typeof given === 'string') return given;
  const { text } = (given ?? {}) as { readonly text?: unknown };
  return typeof text === 'string' ? text : '';
};

/** Values are parameters of the statement; what somebody has written into its text all the same goes. */
export const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'?'")
    .replaceAll(/(?<![\w$."])\d+(?:\.\d+)?/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

/** What it does and to which table, `select quotes`: few enough to add spans up by. */
export const statementName = (text: string): string => {
  const [, verb = 'sql'] = /^\s*(?:\/\*.*?\*\/\s*)?([a-z]+)/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?([a-z_]\w*)/i.exec(text) ?? [];
  return [verb.toLowerCase(), table].filter(Boolean).join(' ');
};

/** Called as a statement is sent; answers what is to be called when it has ended. */
export const watchStatement = (
  given: unknown,
  watch: StatementWatch | undefined,
): ((isFailed: boolean) => void) => {
  const begun = performance.now();
  // What has a limit of its own may take long.
  const slowMs = watch === undefined || statementLimit() !== undefined ? Infinity : watch.slowMs;
  const span = beginSpan(() => [
    statementName(textOf(given)),
    { 'db.system.name': 'postgresql', 'db.query.text': withoutValues(textOf(given)) },
  ]);
  return (isFailed) => {
    span?.end({ isFailed });
    const ms = performance.now() - begun;
    if (ms < slowMs) return;
    const traceId = currentTrace()?.traceId;
    watch?.onSlow({ ms: Math.round(ms), statement: withoutValues(textOf(given)), traceId });
  };
};
