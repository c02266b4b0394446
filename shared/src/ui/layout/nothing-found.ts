import { createContext, use, useLayoutEffect } from 'react';

/** How what stands on a page tells it that its subject was not found. */
export const NothingFound = createContext<(isNothing: boolean) => void>(() => undefined);

/** While the caller is shown, its page has neither intro nor bar: there is nothing that a button could go on with. */
export const useNothingFound = (): void => {
  const tell = use(NothingFound);
  useLayoutEffect(() => {
    tell(true);
    return () => tell(false);
  }, [tell]);
};
