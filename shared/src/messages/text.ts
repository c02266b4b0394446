import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Catalogue, MessageTable, SharedMessageId } from './catalogue.ts';

type TextValues = Readonly<Record<string, string | number>>;
type Text<Id extends string> = (id: Id, values?: TextValues) => string;

/** `t(id, values)` for the ids named; an unknown id does not compile. */
export const useText = <Id extends string = SharedMessageId>(): Text<Id> => {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage<TextValues>({ id }, values ?? {}), [intl]);
};

/**
 * Texts whose ids a product gives as data, such as the messages of its rules: they lie in the catalogue of
 * its remote.
 */
export const useRuleText = (): Text<string> => useText<string>();

/**
 * A remote's own texts. `createCatalogue({ en, id })` does not compile when the Indonesian table lacks
 * an id; its `useText` knows the remote's ids and the shared ones.
 */
export const createCatalogue = <const T extends MessageTable>(tables: {
  readonly en: T;
  readonly id: Readonly<Record<keyof T, string>>;
}): {
  readonly catalogue: Catalogue<keyof T & string>;
  readonly useText: () => Text<(keyof T & string) | SharedMessageId>;
} => ({
  catalogue: tables,
  useText: () => useText<(keyof T & string) | SharedMessageId>(),
});
