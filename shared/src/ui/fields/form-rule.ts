import { createElement } from 'react';
import type { FormRule } from 'antd';
import { FormattedMessage } from 'react-intl';
import type { SharedMessageId } from '#messages/catalogue.ts';

type Check<Id extends string> = (value: string) => Id | undefined;

/**
 * Turns a check into a rule of antd. The error is an element, not a string, so that it is translated
 * again when the language changes. A field without a value is checked as an empty string.
 */
export const ruleOf = <Id extends string = SharedMessageId>(check: Check<Id>): FormRule => ({
  validator: (_rule, value: string | null | undefined) => {
    const id = check(value ?? '');
    // oxlint-disable-next-line prefer-promise-reject-errors -- antd renders the rejection
    return id === undefined ? Promise.resolve() : Promise.reject(createElement(FormattedMessage, { id }));
  },
});
