import { hasReached } from '@payung/shared/journey/steps/journey.ts';
import type { AccidentQuoteRecord, LimitGroup } from '#contract/schemas/accident.ts';

/** What the form holds, in the order of the insureds. */
export interface LimitValues {
  readonly groups: readonly LimitGroup[];
}

const newGroup = (participants: number): LimitGroup => ({ name: '', participants, planCode: '' });

/** As they were saved; otherwise two to begin with, since one alone would be one limit for all. */
export const valuesOf = ({ groups, limitType, participants }: AccidentQuoteRecord): LimitValues => {
  if (limitType === 'separate' && groups.length > 0) return { groups };
  return { groups: participants > 1 ? [newGroup(1), newGroup(participants - 1)] : [newGroup(1)] };
};

/** Those who are in no group yet; below 0 where the groups have more than are insured. */
export const remainingOf = (groups: readonly LimitGroup[], participants: number): number =>
  groups.reduce((rest, group) => rest - group.participants, participants);

/** A further group takes those who remain. */
export const nextGroup = (groups: readonly LimitGroup[], participants: number): LimitGroup =>
  newGroup(Math.max(1, remainingOf(groups, participants)));

/** First and last place of a group in the order of the insureds. */
export const placesOf = (groups: readonly LimitGroup[], index: number) => {
  const before = groups.slice(0, index).reduce((sum, group) => sum + group.participants, 0);
  return { first: before + 1, last: before + (groups[index]?.participants ?? 0) };
};

export const groupsOf = ({ groups }: LimitValues): readonly LimitGroup[] =>
  groups.map(({ name, participants, planCode }) => ({ name: name.trim(), participants, planCode }));

const areSameGroups = (groups: readonly LimitGroup[], saved: readonly LimitGroup[]): boolean =>
  groups.length === saved.length &&
  groups.every(
    ({ name, participants, planCode }, index) =>
      name === saved[index]?.name &&
      participants === saved[index].participants &&
      planCode === saved[index].planCode,
  );

/**
 * Unchanged groups are not saved again: that would void the quick quote. After a change of the cover they are,
 * also unchanged, since they decide the plans.
 */
export const areSaved = (groups: readonly LimitGroup[], quote: AccidentQuoteRecord): boolean =>
  hasReached('Plan Selected')({ quote }) && areSameGroups(groups, quote.groups);
