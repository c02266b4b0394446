import type { ReactNode } from 'react';
import { ConfigProvider, theme } from 'antd';
import enUS from 'antd/es/locale/en_US.js';
import idID from 'antd/es/locale/id_ID.js';
import { useLanguage } from '@payung/shared/session/language.ts';
import { COLOURS, DARK_COLOURS } from '@payung/shared/ui/colours.ts';
import { popupPlace, themeOf } from '@payung/shared/ui/theme.ts';
import { useIsDark } from '@payung/shared/ui/width.ts';

const LOCALES = { en: enUS, id: idID } as const;

const LIGHT = themeOf(COLOURS, theme.defaultAlgorithm);
const DARK = themeOf(DARK_COLOURS, theme.darkAlgorithm);

/** The CSP nonce of the page, which antd's style elements need. */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce;

/** Around every screen with parts of antd; loaded with the first of them. */
export const AntdFrame = ({ children }: { readonly children: ReactNode }) => {
  const language = useLanguage();
  const isDark = useIsDark();
  const nonce = pageNonce();
  return (
    <ConfigProvider
      theme={isDark ? DARK : LIGHT}
      locale={LOCALES[language]}
      getPopupContainer={popupPlace}
      {...(nonce ? { csp: { nonce } } : {})}
    >
      {children}
    </ConfigProvider>
  );
};
