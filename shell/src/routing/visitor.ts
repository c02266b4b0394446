import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { endPageAtom, useSession } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { EndedVisit, Visitor } from './access.ts';

const linkAddress = (link: { readonly prefix: string; readonly linkId: string }): string =>
  `/${link.prefix}/${link.linkId}`;

/** What is left of the last visit by link, or of a hand-off, in this tab. */
export const endedVisit = (): EndedVisit => ({
  hasEnded: readLastLink() !== undefined,
  endPage: store.get(endPageAtom),
});

/** Who uses this tab, and which pages are open before the phone is verified. */
export const useVisitor = (): Visitor => {
  const session = useSession();
  const products = useProducts();
  if (session.kind === 'agent') return { kind: isStaff(session.user.userType) ? 'staff' : 'agent' };
  if (session.kind === 'registrant') return { kind: 'registrant' };
  if (session.kind === 'handoff') {
    const { pages, quoteId } = session;
    return { kind: 'handoff', pages, home: quoteAddress(pages[0], quoteId) };
  }
  if (session.kind === 'link') return { kind: 'link', home: linkAddress(session) };
  return {
    kind: 'none',
    open: products.flatMap(({ link }) => [link.otp, link.expired, link.invalid]),
    ...endedVisit(),
  };
};
