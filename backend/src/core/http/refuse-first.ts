import type { BilingualText } from '@payung/shared/product.ts';
import { refused } from './api-refusal.ts';

/** The message of what is wrong with each field of a form, in the order of the form. */
export type Problems<MessageId extends string = string> = Readonly<Record<string, MessageId | undefined>>;

/** Refuses with the first thing that a form of ours would have marked; `textOf` finds the messages. */
export const refuseFirst = <MessageId extends string>(
  problems: Problems<MessageId>,
  textOf: (messageId: MessageId) => BilingualText,
): void => {
  const found = Object.entries(problems).flatMap(([field, id]) => (id === undefined ? [] : [{ field, id }]));
  const [first] = found;
  if (first === undefined) return;
  throw refused(textOf(first.id), {
    also: { field: first.field },
    errors: found.map(({ field, id }) => ({ ...textOf(id), field })),
  });
};
