import { useEffect } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '#api/endpoints/endpoints.ts';

/** Asks for the provider's checkout page of a proposal. Every call makes a new invoice. */
export const useCheckout = () => {
  const checkout = useMutation({
    mutationFn: async (proposalNo: string) => {
      const { response } = await call(endpoints.checkout, { query: { proposalNo } });
      return response.payment;
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

  return checkout;
};
