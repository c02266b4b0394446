import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US.js';
import idID from 'antd/es/locale/id_ID.js';
import { queryClient } from '@payung/shared/api/query.ts';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { useLanguage } from '@payung/shared/session/language.ts';
import { theme } from '@payung/shared/ui/theme.ts';
import { ToastHost } from '@payung/shared/ui/toast-host.tsx';
import '@payung/shared/ui/tokens.css';
import '@payung/shared/ui/utilities.css';
import { catalogue } from '#messages/text.ts';
import styles from './providers.module.css';

const ANTD_LOCALES = { en: enUS, id: idID } as const;

/** antd's own spinner is announced in English, as part of the button's name. */
const BUTTON = { loadingIcon: <span className={styles.spinner} aria-hidden="true" /> } as const;

interface ProvidersProps {
  /** The CSP nonce of the page, which antd's style elements need. */
  readonly nonce?: string;
  readonly children: ReactNode;
}

/** The providers around every screen, of the shell and of the remotes. */
export const Providers = ({ nonce, children }: ProvidersProps) => {
  const language = useLanguage();
  const csp = useMemo(() => (nonce === undefined ? undefined : { nonce }), [nonce]);
  return (
    <QueryClientProvider client={queryClient}>
      <ConfigProvider theme={theme} locale={ANTD_LOCALES[language]} csp={csp} button={BUTTON}>
        <MessagesProvider catalogue={catalogue}>
          <ToastHost />
          {children}
        </MessagesProvider>
      </ConfigProvider>
    </QueryClientProvider>
  );
};
