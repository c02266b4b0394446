import { use, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { useLanguage } from '@payung/shared/session/language.ts';
import { onTextsChange } from '@payung/shared/session/texts.ts';
import type { MessageTable } from '@payung/shared/session/texts.ts';

/** How plain numbers are written; rupiah and dates are Indonesian in both languages. */
const LOCALES = { en: 'en-GB', id: 'id-ID' } as const;

interface Props {
  /** Texts by language; those of the providers around it stay readable. */
  readonly catalogue: Readonly<Record<keyof typeof LOCALES, MessageTable>>;
  readonly children: ReactNode;
}

/** Texts in the language of the session. Nested providers add a catalogue to what is there already. */
export const MessagesProvider = ({ catalogue, children }: Props) => {
  const language = useLanguage();
  const outer = use(IntlContext)?.messages;
  const own = useSyncExternalStore(onTextsChange, () => catalogue[language]);
  // react-intl's type wants either texts or compiled ones; each is looked at by itself.
  const messages = useMemo(() => ({ ...outer, ...own }) as Record<string, string>, [outer, own]);
  return (
    <IntlProvider locale={LOCALES[language]} defaultLocale="id-ID" messages={messages}>
      {children}
    </IntlProvider>
  );
};
