import { describe, expect, it } from 'vitest';
import { STAGES } from '@payung/shared/domain/stages.ts';
import { transitionFor } from '#areas/quote/transitions.ts';
import type { Transition } from '#areas/quote/transitions.ts';
import type { LiteralTransition } from './stage-walk.ts';

const ordered = (rows: readonly LiteralTransition[]) =>
  rows.map(([event, by, from, to, invalidates]) => [
    event,
    [...by],
    [...from].toSorted(),
    to,
    [...invalidates],
  ]);

/** A transition table against the rows of the specification, which the test has written out. */
export const describeTransitions = (
  title: string,
  transitions: readonly Transition[],
  specified: readonly LiteralTransition[],
): void => {
  describe.each([title])('the transitions of %s', () => {
    it('has exactly the rows of the specification', () => {
      const rows = transitions.map(
        ({ event, by, from, to, invalidates }) => [event, by, from, to, invalidates] as const,
      );
      expect(ordered(rows)).toEqual(ordered(specified));
    });

    it('has at most one row for each event, stage and actor', () => {
      for (const { event } of transitions)
        for (const by of ['agent', 'customer', 'staff', 'system'] as const)
          for (const from of STAGES) {
            const rows = transitions.filter(
              (row) => row.event === event && row.by.includes(by) && row.from.includes(from),
            );
            expect(rows.length).toBeLessThan(2);
            expect(transitionFor(transitions, { event, by, from })).toBe(rows[0]);
          }
    });
  });
};
