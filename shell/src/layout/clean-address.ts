import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** They grant nothing, and an address is copied and logged (ruling K61). */
const STRIPPED = ['cipher', 'isAgent'] as const;

/** What the address said when it was opened: it only chooses what is shown first. */
export interface OpenedAs {
  readonly isAgent?: boolean;
}

export const openedAs = (search: string): OpenedAs | undefined => {
  const isAgent = new URLSearchParams(search).get('isAgent');
  return isAgent === null ? undefined : { isAgent: isAgent === 'true' };
};

/** Takes the values out of the address at once and leaves `openedAs` with the history entry. */
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
