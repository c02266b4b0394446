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

const page = (address: string): LinkTarget => ({ kind: 'page', address });

/** A page of ours that a remote may serve one day goes before the insurer's own page outside. */
const ownPages = { faq: '/oonafaq', about: '/aboutus' } as const;

/** What the menu offers (SHELL-048); an entry whose page is not deployed is absent (ruling K55). */
export const useMenuEntries = (variant: HeaderVariant): readonly MenuEntry[] => {
  const text = useText();
  const isDeployed = useIsDeployed();
  const { brand } = config;
  const own = (path: string, outside: string): LinkTarget =>
    variant === 'agent' && isDeployed(path) ? { kind: 'path', address: path } : page(outside);
  const account = agentRoutes.account.path;
  return [
    ...(variant === 'agent' && isDeployed(account)
      ? [{ label: 'menu.account', target: { kind: 'path', address: account } } as const]
      : []),
    { label: 'menu.faq', target: own(ownPages.faq, brand.faq) },
    { label: 'menu.about', target: own(ownPages.about, brand.about) },
    { label: 'menu.terms', target: page(brand.terms) },
    { label: 'menu.privacy', target: page(brand.privacy) },
    {
      label: 'menu.contact',
      target: {
        kind: 'mail',
        address: mailAddress(brand.supportEmail, text('footer.contactSubject', { brand: brand.name })),
      },
    },
  ];
};
