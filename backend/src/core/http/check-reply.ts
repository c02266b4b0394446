import * as v from 'valibot';
import type { GenericSchema } from 'valibot';

/** A reply that its schema does not describe: a fault of the server. It names fields, never values. */
class UnfitReply extends Error {
  constructor(call: string, fields: readonly string[]) {
    super(`The reply of ${call} does not fit its schema: ${fields.join(', ')}`);
    this.name = 'UnfitReply';
  }
}

const MAX_FIELDS_NAMED = 10;

/** What is wrong with a reply as it goes out; nothing where it fits. */
export const unfitReply = (call: string, schema: GenericSchema, wire: unknown): UnfitReply | undefined => {
  const { issues } = v.safeParse(schema, wire);
  if (issues === undefined) return undefined;
  const fields = issues.map((issue) => `${v.getDotPath(issue) ?? ''} (${issue.expected ?? issue.type})`);
  return new UnfitReply(call, [...new Set(fields)].slice(0, MAX_FIELDS_NAMED));
};

/** Of each call, in live mode: a check takes up to a tenth of a call, and a fault shows in many replies. */
const MOST_PER_SECOND = 10;

/** Tells of each call whether its reply is checked now: the first ones of every second. `now` in milliseconds. */
export const createReplySample = (now: () => number = () => performance.now()) => {
  const checked = new Map<string, number>();
  let second = 0;
  return (call: string): boolean => {
    const current = Math.floor(now() / 1000);
    if (current !== second) checked.clear();
    second = current;
    const count = checked.get(call) ?? 0;
    if (count === MOST_PER_SECOND) return false;
    checked.set(call, count + 1);
    return true;
  };
};
