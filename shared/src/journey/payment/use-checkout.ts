import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { paymentEndpoints } from '#api/endpoints/payment.ts';
import type { Checkout } from '#api/endpoints/payment.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { isStale } from '#journey/steps/save-step.ts';
import { useOneAtATime } from '#journey/steps/single-flight.ts';

/**
 * Asks for the provider's checkout page of a proposal. Every call makes a new invoice. A proposal that was
 * voided elsewhere is a conflict: then the quote is read anew.
 */
export const useCheckout = (quoteId: string) => {
  const refresh = useRefreshQuote();
  const oneAtATime = useOneAtATime();
  const checkout = useMutation({
    mutationFn: (proposalNo: string) => call(paymentEndpoints.checkout, { query: { proposalNo } }),
    onError: (error) => {
      if (isStale(error)) void refresh(quoteId);
    },
  });

  const { reset } = checkout;
  useEffect(() => {
    // Back from the provider's page, a page kept in memory would still be on its way there.
    const wake = (event: PageTransitionEvent): void => {
      if (event.persisted) reset();
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, [reset]);

  /** One at a time, however often its button is pressed. */
  const begin = (proposalNo: string, onMade: (payment: Checkout) => void): void =>
    // What goes wrong stands in `checkout.error`.
    void oneAtATime(() => checkout.mutateAsync(proposalNo, { onSuccess: onMade }).catch(() => undefined));
  return { ...checkout, begin };
};
