import { createElement } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SharedMessageId } from '#messages/catalogue.ts';
import type { FormRule } from '#ui/form/form-store.ts';

type Check<Id extends string> = (value: string) => Id | undefined;

/**
 * Turns a check into a rule of a form. The error is an element, not a string, so that it is translated
 * again when the language changes. A field without a value is checked as an empty string.
 */
export const ruleOf = <Id extends string = SharedMessageId>(check: Check<Id>): FormRule => ({
  check: (value) => {
    const id = check((value as string | null | undefined) ?? '');
    return id === undefined ? undefined : createElement(FormattedMessage, { id });
  },
});
