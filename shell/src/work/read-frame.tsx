import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { prepareCalls } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { queryClient, queryOf, startRead } from '@payung/shared/api/query.ts';
import type { RegistryRoute } from '@payung/shared/registry.ts';
import { haveForms } from '@payung/shared/routes/route.ts';
import { sessionAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { UnreadBell } from '#layout/header/unread-bell.tsx';
import { ProductLock } from './product-lock.tsx';
import { watchRecovery } from './recovery.ts';

export { prepareCalls, ProductLock, UnreadBell };

// For the life of the page: it would not learn that the device is connected again while a page without reads is shown,
// and let every read wait for that.
queryClient.mount();

/** Around every screen that reads from the server; loaded with the first of them. */
export const ReadFrame = ({ children }: { readonly children: ReactNode }) => {
  useEffect(() => watchRecovery(), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
};

/**
 * The reads that the route declares, with their values from the address; none for one that its screen refuses. An
 * agent's page on which insurance is sold waits for the agent's ID card, too.
 */
export const startReads = (
  route: RegistryRoute,
  params: Readonly<Record<string, string>>,
  search: string,
): void => {
  if (route.sells === true && store.get(sessionAtom).kind === 'agent')
    void queryClient.prefetchQuery(queryOf(authEndpoints.getAgent));
  if (!haveForms(route.params ?? {}, params)) return;
  const query = new URLSearchParams(search);
  for (const read of route.reads) startRead(read, (name) => params[name] ?? query.get(name) ?? undefined);
};
