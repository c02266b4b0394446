import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { HomeChange } from '#contract/schemas/quote.ts';
import { openHome } from '#testing/open-home.ts';
import { aQuotedQuote } from '#testing/quotes.ts';
import { useSaveHomeStep, useHomeStep } from './kit.ts';

const shown = aQuotedQuote({ version: 7, stage: 'Additional Benefit Selected' });

/** Every change that a step of the journey saves. */
const CHANGES: readonly HomeChange[] = [
  { kind: 'property', property: { ...shown, city: 'Kota Bandung', stories: 3 } },
  { kind: 'phone', phone: '081234567899' },
  { kind: 'plan', planKind: 'FLEXAS', planCode: 'HOMFLX', planName: 'Flexas', premium: 1 },
  { kind: 'benefits', codes: [], shown: [] },
  { kind: 'discount', percent: 14.5 },
  { kind: 'promoCode', code: 'RUMAHHEMAT2026001', percent: 10 },
  { kind: 'customer', customer: { ...shown, startDate: '2027-03-02' } },
];

const Saving = ({ change }: { change: HomeChange }) => {
  const { quote, quoteId } = useHomeStep('start');
  const { save, problem } = useSaveHomeStep(quoteId, { quiet: true });
  return (
    <>
      <h1>{quote.data?.planCode}</h1>
      <output>{problem}</output>
      <button type="button" onClick={() => void save(change)}>
        Save
      </button>
    </>
  );
};

it.each(CHANGES.map((change) => [change.kind, change] as const))(
  'saves %s with the version that was shown, and asks when another tab made it dearer',
  async (_kind, change) => {
    let record = shown;
    const page = openHome(() => <Saving change={change} />, {
      path: '/oonahomescreen',
      api: {
        getHomeQuote: () => record,
        updateHomeQuote: () => {
          record = { ...shown, version: 9, planCode: 'OTHER', subtotal: 562_000 };
          return refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });
        },
      },
    });
    await screen.findByRole('heading', { name: shown.planCode });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe(
        'This quote was changed elsewhere in the meantime. The price is now Rp 562.000. Continue?',
      ),
    );
    expect(page.callsOf('updateHomeQuote').map(({ headers }) => headers['If-Match'])).toEqual(['"7"']);
    expect(page.toasts).toEqual([]);
  },
);
