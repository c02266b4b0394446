import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { RouteMode } from '@payung/shared/routes/route.ts';
import { accessTo } from './access.ts';
import { NotAvailable } from './not-available.tsx';
import { useVisitor } from './visitor.ts';

/** Opens a route to the visitors of its mode and redirects or refuses all others. */
export const Guard = ({ mode, children }: { readonly mode: RouteMode; readonly children: ReactNode }) => {
  const access = accessTo(mode, useVisitor(), useLocation());
  if (access.kind === 'go') return <Navigate to={access.to} replace />;
  if (access.kind === 'refused') return <NotAvailable back={access.back} />;
  return children;
};
