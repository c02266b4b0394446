import { use, useMemo } from 'react';
import type { ReactNode } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { useLanguage } from '@payung/shared/session/language.ts';
import { sharedCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';

/** How plain numbers are written; rupiah and dates are Indonesian in both languages. */
const LOCALES = { en: 'en-GB', id: 'id-ID' } as const;

interface Props {
  /** A remote's own texts; the texts of the providers around it stay readable. */
  readonly catalogue?: Catalogue<string>;
  readonly children: ReactNode;
}

/** Texts in the language of the session. Nested providers add a catalogue to what is there already. */
export const MessagesProvider = ({ catalogue = sharedCatalogue, children }: Props) => {
  const language = useLanguage();
  const outer = use(IntlContext);
  const outerMessages = outer?.messages;
  const messages = useMemo(
    () => ({
      ...sharedCatalogue[language],
      ...(outerMessages as Record<string, string> | undefined),
      ...catalogue[language],
    }),
    [language, outerMessages, catalogue],
  );
  return (
    <IntlProvider locale={LOCALES[language]} defaultLocale="id-ID" messages={messages}>
      {children}
    </IntlProvider>
  );
};
