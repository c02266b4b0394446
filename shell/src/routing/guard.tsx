import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Navigate, useLocation } from 'react-router-dom';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { personChangesAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { accessTo } from './access.ts';
import { NotAvailable } from './not-available.tsx';
import { useVisitor } from './visitor.ts';

/**
 * Opens a route to the visitors of its mode and redirects or refuses all others. A screen begins anew when another
 * tab signs somebody else in: nothing that was typed before stays on it (ruling R06).
 */
export const Guard = ({ mode, children }: { readonly mode: RouteMode; readonly children: ReactNode }) => {
  const person = useAtomValue(personChangesAtom, { store });
  const access = accessTo(mode, useVisitor(), useLocation());
  if (access.kind === 'go') return <Navigate to={access.to} replace />;
  if (access.kind === 'refused') return <NotAvailable back={access.back} />;
  return <Fragment key={person}>{children}</Fragment>;
};
