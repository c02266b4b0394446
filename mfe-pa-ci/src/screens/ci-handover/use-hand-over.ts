import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { fetchRead } from '@payung/shared/api/query.ts';
import { useOneAtATime } from '@payung/shared/journey/steps/single-flight.ts';
import { readSettings } from '@payung/shared/settings.ts';
import type { CiVisit } from '#ci-quote/ci-quote.ts';
import { isPartnerAddress } from '#ci-quote/ci-quote.ts';
import { paCiEndpoints } from '#contract/endpoints.ts';
import type { HandoverRequest } from '#contract/schemas/critical-illness.ts';

/** An address that is not the partner's: nobody is sent there. */
export class ForeignAddress extends Error {}

interface HandoverState {
  readonly wasHandedOver?: boolean;
}

/** What the token is to hold, as the server has it (CI-005). */
const requestOf = async ({ quoteId, linkId }: CiVisit): Promise<HandoverRequest> => {
  const [quote, { role, createdBy, agentProfileId }] = await Promise.all([
    fetchRead(paCiEndpoints.getCiQuote, { query: { quoteId }, quiet: true }),
    fetchRead(authEndpoints.cipherDetails, { params: { key: linkId }, quiet: true }),
  ]);
  return {
    refId: linkId,
    ref: 'quote',
    product: 'CI',
    workflow: { role, createdBy, agentProfileId },
    discountPct: quote.discountPercent,
    promo: quote.promoCode?.code ?? '',
    deepLinkStage: quote.stage,
  };
};

/** Takes the customer to the partner with a token of its own, by a full page (CI-004). */
export const useHandOver = (visit: CiVisit) => {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const oneAtATime = useOneAtATime();
  const [isLeaving, setLeaving] = useState(false);
  const { mutateAsync, isPending, error, reset } = useMutation({
    meta: { quiet: true },
    mutationFn: async (): Promise<string> => {
      const { address } = await call(paCiEndpoints.encryptForPartner, { body: await requestOf(visit) });
      if (!isPartnerAddress(address, readSettings().partnerUrl)) throw new ForeignAddress();
      return address;
    },
  });

  useEffect(() => {
    // Back from the partner, a page kept in memory would still be on its way there.
    const wake = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      setLeaving(false);
      reset();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);

  const go = (): void =>
    void oneAtATime(async () => {
      try {
        const address = await mutateAsync();
        setLeaving(true);
        // After Back the page asks, instead of redirecting again at once.
        await navigate(pathname, { replace: true, state: { wasHandedOver: true } satisfies HandoverState });
        window.location.assign(address);
      } catch {
        // The failure is in `error`.
      }
    });

  const { wasHandedOver = false } = (state ?? {}) as HandoverState;
  return { go, isOnTheWay: isPending || isLeaving, wasHandedOver, error };
};
