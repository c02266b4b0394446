import { config } from '@payung/shared/config.ts';
import { mailAddress } from '@payung/shared/domain/share-text.ts';
import { agentRoutes } from '@payung/shared/routes/agent-routes.ts';
import { useIsDeployed } from '#layout/deployed-paths.ts';
import type { HeaderVariant } from '#layout/header-variant.ts';
import type { LinkTarget } from '#layout/menu-link.tsx';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';

interface MenuEntry {
  readonly label: ShellMessageId;
  readonly target: LinkTarget;
}

/** The insurer's own pages outside; it may have none of some. */
interface OutsidePages {
  readonly terms: string;
  readonly privacy: string;
  readonly faq?: string;
  readonly about?: string;
}

/** A page of ours that a remote may serve one day goes before the insurer's own page outside. */
const ownPages = { faq: '/oonafaq', about: '/aboutus' } as const;

/** What the menu offers (SHELL-048); an entry whose page is not deployed is absent (ruling K55). */
export const useMenuEntries = (variant: HeaderVariant): readonly MenuEntry[] => {
  const text = useText();
  const isDeployed = useIsDeployed();
  const { brand } = config;
  const pages: OutsidePages = brand;
  const entry = (label: ShellMessageId, outside: string | undefined, own?: string): readonly MenuEntry[] => {
    if (own !== undefined && variant === 'agent' && isDeployed(own)) {
      return [{ label, target: { kind: 'path', address: own } }];
    }
    return outside === undefined ? [] : [{ label, target: { kind: 'page', address: outside } }];
  };
  const contact = mailAddress(brand.supportEmail, text('footer.contactSubject', { brand: brand.name }));
  return [
    ...entry('menu.account', undefined, agentRoutes.account.path),
    ...entry('menu.faq', pages.faq, ownPages.faq),
    ...entry('menu.about', pages.about, ownPages.about),
    ...entry('menu.terms', pages.terms),
    ...entry('menu.privacy', pages.privacy),
    { label: 'menu.contact', target: { kind: 'mail', address: contact } },
  ];
};
