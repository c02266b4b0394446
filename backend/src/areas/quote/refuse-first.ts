import { refused } from '../refusal.ts';
import { sharedText } from '../texts.ts';

type MessageId = Parameters<typeof sharedText>[0];

/** What is wrong with each field of a form, in the order of the form. */
export type Problems = Readonly<Record<string, MessageId | undefined>>;

/** Refuses with the first thing that a form of ours would have marked. */
export const refuseFirst = (problems: Problems): void => {
  const found = Object.entries(problems).flatMap(([field, id]) => (id === undefined ? [] : [{ field, id }]));
  const [first] = found;
  if (first === undefined) return;
  throw refused(sharedText(first.id), {
    also: { field: first.field },
    errors: found.map(({ id }) => sharedText(id)),
  });
};
