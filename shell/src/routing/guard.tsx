import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import { isStaff } from '@payung/shared/domain/people/user-home.ts';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { endPageAtom, useSession, personChangesAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { quoteAddress } from '@payung/shared/journey/steps/quote-address.ts';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { accessTo } from './access.ts';
import type { EndedVisit, Visitor } from './access.ts';
import { NotAvailable } from '#federation/panels.tsx';

const linkAddress = (link: { readonly prefix: string; readonly linkId: string }): string =>
  `/${link.prefix}/${link.linkId}`;

/** What is left of the last visit by link, or of a hand-off, in this tab. */
export const endedVisit = (): EndedVisit => ({
  hasEnded: readLastLink() !== undefined,
  endPage: store.get(endPageAtom),
});

/** Who uses this tab, and which pages are open before the phone is verified. */
const useVisitor = (): Visitor => {
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

/**
 * Opens a route to the visitors of its mode and redirects or refuses all others. A screen is mounted again, empty, when
 * another tab signs somebody else in: nothing that was typed before stays on it (ruling R06).
 */
export const Guard = ({ mode, children }: { readonly mode: RouteMode; readonly children: ReactNode }) => {
  const person = useAtomValue(personChangesAtom, { store });
  const access = accessTo(mode, useVisitor(), useLocation());
  if (access.kind === 'go') return <Navigate to={access.to} replace />;
  if (access.kind === 'refused') return <NotAvailable back={access.back} />;
  return <Fragment key={person}>{children}</Fragment>;
};
