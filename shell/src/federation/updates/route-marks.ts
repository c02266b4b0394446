import { matchPath } from 'react-router-dom';
import type { RouteRow } from '@payung/shared/routes/route.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { Federation } from '../federation.ts';
import { remoteAt } from '../prefetch.ts';

interface RouteMarks {
  /** The remote that serves the page; none where the shell does. */
  readonly remote?: string;
  readonly isSafePoint: boolean;
  /** Money is paid or a code is typed. */
  readonly isUndisturbed: boolean;
}

type MarkedRow = Pick<RouteRow, 'safePoint' | 'undisturbed' | 'verified'>;

const marksOf = ({ safePoint, undisturbed, verified }: MarkedRow) => ({
  isSafePoint: safePoint === true,
  isUndisturbed: undisturbed === true || verified === true,
});

const shellRows: readonly RouteRow[] = Object.values(shellRoutes);

/** How far the page at a path below the base path may be exchanged; a page that no table names is left alone. */
export const routeMarks = (parts: Pick<Federation, 'registry'>, pathname: string): RouteMarks => {
  const own = shellRows.find(({ path }) => matchPath(path, pathname));
  if (own) return marksOf(own);
  const match = remoteAt(parts, pathname);
  if (match) return { remote: match.remote, ...marksOf(match.route) };
  return { isSafePoint: false, isUndisturbed: true };
};
