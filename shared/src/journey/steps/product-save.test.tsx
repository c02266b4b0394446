import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queryClient } from '@payung/shared/api/query.ts';
import { kiteRead, useKiteStep } from '#testing/kite-journey.tsx';
import { kite } from '#testing/kite.ts';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote, saved } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { productSave } from './product-save.ts';

const shown = aQuote({ stage: 'Plan Selected', planCode: 'KITE-GOLD' });
const OFFERS = ['offers of the plan'];
const CATALOGUE = ['catalogue'];

const useSaveKite = productSave(kiteRead, {
  save: (_quoteId: string, { planCode }: { readonly planCode: string }) =>
    Promise.resolve(saved({ ...shown, planCode, version: shown.version + 1 })),
  fieldsOf: (change) => change,
  staleReads: () => [{ queryKey: OFFERS }],
});

const Step = () => {
  const { quote, quoteId } = useKiteStep('plan');
  const { save } = useSaveKite(quoteId);
  return (
    <>
      <h1>{quote.data?.planCode}</h1>
      <button type="button" onClick={() => void save({ planCode: 'KITE-BRONZE' })}>
        Save
      </button>
    </>
  );
};

it('removes the cached answers that a saved change makes worthless, and no others', async () => {
  const { user } = renderScreen(<Step />, {
    route: `/kite-plan?quoteId=${shown.id}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote: () => shown },
  });
  await screen.findByRole('heading', { name: 'KITE-GOLD' });
  queryClient.setQueryData(OFFERS, 'of gold');
  queryClient.setQueryData(CATALOGUE, 'of all plans');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'KITE-BRONZE' });
  await waitFor(() => expect(queryClient.getQueryData(OFFERS)).toBeUndefined());
  expect(queryClient.getQueryData(CATALOGUE)).toBe('of all plans');
});
