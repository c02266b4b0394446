import type { ReactNode } from 'react';
import { ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US.js';
import idID from 'antd/es/locale/id_ID.js';
import { useLanguage } from '@payung/shared/session/language.ts';
import { popupPlace, theme } from '@payung/shared/ui/theme.ts';

const LOCALES = { en: enUS, id: idID } as const;

/** The CSP nonce of the page, which antd's style elements need. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;

/** Around every screen with parts of antd; loaded with the first of them. */
export const AntdFrame = ({ children }: { readonly children: ReactNode }) => {
  const language = useLanguage();
  const nonce = pageNonce();
  return (
    <ConfigProvider
      theme={theme}
      locale={LOCALES[language]}
      getPopupContainer={popupPlace}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
};
