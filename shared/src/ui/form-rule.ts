import { createElement } from 'react';
import type { FormRule } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { SharedMessageId } from '#messages/catalogue.ts';

type Check<Id extends string> = (value: string) => Id | undefined;

/**
 * Turns a check into an antd rule. The error is an element and not a sentence, so that it is written
 * anew when the language changes. Checks get an empty string for a field without a value.
 */
export const ruleOf = <Id extends string = SharedMessageId>(check: Check<Id>): FormRule => ({
  validator: (_rule, value: string | null | undefined) => {
    const id = check(value ?? '');
    // oxlint-disable-next-line prefer-promise-reject-errors -- antd shows what it is given
    return id === undefined ? Promise.resolve() : Promise.reject(createElement(FormattedMessage, { id }));
  },
});
