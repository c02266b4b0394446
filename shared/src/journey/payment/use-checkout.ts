import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { paymentEndpoints } from '#api/endpoints/payment.ts';
import type { Checkout, PaymentRequest } from '#schemas/payment.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { isStale } from '#journey/steps/save-step.ts';
import { useOneAtATime } from '#journey/steps/single-flight.ts';
import { config } from '#config.ts';

/** Which wording of the terms is ticked, for the ledger; nothing while it is not. */
export type AgreedTerms = Omit<PaymentRequest, 'proposalNo'>;

/**
 * Asks for the provider's checkout page of a proposal. Every call makes a new invoice. A proposal that was
 * voided elsewhere is a conflict: then the quote is refetched.
 */
export const useCheckout = (quoteId: string) => {
  const refresh = useRefreshQuote();
  const oneAtATime = useOneAtATime();
  const checkout = useMutation({
    mutationFn: (request: PaymentRequest) => call(paymentEndpoints.checkout, { query: request }),
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
  const begin = (request: PaymentRequest, onMade: (payment: Checkout) => void): void =>
    // What goes wrong stands in `checkout.error`.
    void oneAtATime(() => checkout.mutateAsync(request, { onSuccess: onMade }).catch(() => undefined));
  return { ...checkout, begin };
};

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d{1,3}){3}$/.test(hostname);

/**
 * Whether the browser may be sent there with somebody who is about to pay: the provider over https, our
 * own origin, or this very machine while the platform itself runs on it (the sandbox provider).
 */
export const isCheckoutAddress = (address: string, here: Pick<Location, 'origin' | 'hostname'>): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  if (origin === here.origin) return true;
  if (isLoopback(hostname)) return isLoopback(here.hostname) && /^https?:$/.test(protocol);
  return (
    protocol === 'https:' &&
    config.external.payment.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  );
};
