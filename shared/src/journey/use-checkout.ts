import { useEffect, useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import type { ReplyOf } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';

type MadePayment = ReplyOf<typeof endpoints.checkout>['response']['payment'];

/** Asks for the provider's checkout page of a proposal. Every call makes a new invoice. */
export const useCheckout = () => {
  const isRunning = useRef(false);
  const checkout = useMutation({
    mutationFn: async (proposalNo: string) => {
      const { response } = await call(endpoints.checkout, { query: { proposalNo } });
      return response.payment;
    },
    onSettled: () => {
      isRunning.current = false;
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
  const begin = (proposalNo: string, onMade: (payment: MadePayment) => void): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    checkout.mutate(proposalNo, { onSuccess: onMade });
  };
  return { ...checkout, begin };
};
