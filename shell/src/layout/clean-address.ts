import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** They grant nothing and must not be copied or logged with the address (ruling K61). */
const STRIPPED = ['cipher', 'isAgent'] as const;

/** The values that the address had when it was opened; they only choose what is shown. */
export interface OpenedAs {
  readonly isAgent?: boolean;
}

export const openedAs = (search: string): OpenedAs | undefined => {
  const isAgent = new URLSearchParams(search).get('isAgent');
  return isAgent === null ? undefined : { isAgent: isAgent === 'true' };
};

/** Removes the values from the address at once and keeps `openedAs` in the history entry. */
export const useCleanAddress = (): void => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const query = new URLSearchParams(search);
    if (!STRIPPED.some((name) => query.has(name))) return;
    for (const name of STRIPPED) query.delete(name);
    void navigate(
      { pathname, search: query.toString(), hash },
      { replace: true, state: { ...(state as object | null), ...openedAs(search) } },
    );
  }, [pathname, search, hash, state, navigate]);
};
