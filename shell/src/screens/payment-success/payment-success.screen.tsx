import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useSession } from '@payung/shared/session/session.ts';
import { openedAs } from '#layout/clean-address.ts';
import type { OpenedAs } from '#layout/clean-address.ts';
import { NeutralPage } from './neutral-page.tsx';
import { PaidPolicy } from './paid-policy.tsx';

/**
 * Where the payment provider sends people back to. `isAgent` and `cipher` of the address grant nothing (ruling K61):
 * `isAgent=false` only ignores an agent's login in the same browser, and the link key is always the one that this tab
 * got for a verified phone.
 */
export const Screen = () => {
  const { quoteId = '' } = useParams();
  const { search, state } = useLocation();
  const session = useSession();
  // Read once: the address is cleaned right after the first render.
  const [opened] = useState<OpenedAs>(() => openedAs(search) ?? (state as OpenedAs | null) ?? {});
  const isVisitor = session.kind === 'link' && session.quoteId === quoteId;
  const isAgent = session.kind === 'agent' && opened.isAgent !== false;
  if (!isVisitor && !isAgent) return <NeutralPage />;
  return <PaidPolicy key={quoteId} quoteId={quoteId} isAgent={isAgent} />;
};
