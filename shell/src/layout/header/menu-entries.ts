import { config } from '@payung/shared/config.ts';
import { LEGAL, legalAddress } from '@payung/shared/domain/legal-documents.ts';
import { mailAddress } from '@payung/shared/domain/text/share-text.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import { AGENT_PAGES } from '#layout/agent-pages.ts';
import { useIsDeployed } from '@payung/shared/session/deployed-paths.ts';
import type { HeaderVariant } from './header-variant.ts';
import type { LinkTarget } from './menu-link.tsx';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';

interface MenuEntry {
  readonly label: ShellMessageId;
  readonly target: LinkTarget;
}

/** Of everybody who has an account. */
const PASSKEYS: MenuEntry = {
  label: 'menu.passkeys',
  target: { kind: 'path', address: shellRoutes.passkeys.path },
};

/**
 * What the menu offers (SHELL-048). Our own page goes before the insurer's page outside; an entry that has neither is
 * absent (ruling K55).
 */
export const useMenuEntries = (variant: HeaderVariant): readonly MenuEntry[] => {
  const text = useText();
  const isDeployed = useIsDeployed();
  const { brand } = config;
  const entry = (label: ShellMessageId, outside: string | undefined, own?: string): readonly MenuEntry[] => {
    if (own !== undefined && variant === 'agent' && isDeployed(own)) {
      return [{ label, target: { kind: 'path', address: own } }];
    }
    return outside === undefined ? [] : [{ label, target: { kind: 'page', address: outside } }];
  };
  const contact = mailAddress(brand.supportEmail, text('footer.contactSubject', { brand: brand.name }));
  return [
    ...entry('menu.account', undefined, AGENT_PAGES.account),
    ...(variant === 'agent' || variant === 'staff' ? [PASSKEYS] : []),
    ...(variant === 'agent'
      ? [{ label: 'menu.myData', target: { kind: 'path', address: shellRoutes.myData.path } } as const]
      : []),
    ...entry('menu.faq', brand.faq, AGENT_PAGES.faq),
    ...entry('menu.about', brand.about, AGENT_PAGES.about),
    { label: 'menu.terms', target: { kind: 'path', address: legalAddress(LEGAL.terms) } },
    { label: 'menu.privacy', target: { kind: 'path', address: legalAddress(LEGAL.privacy) } },
    { label: 'menu.contact', target: { kind: 'mail', address: contact } },
  ];
};
