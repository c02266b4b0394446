import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { TravelChange } from '#contract/schemas/quote.ts';
import { openTravel } from '#testing/open-travel.ts';
import { aQuotedQuote, aTrip } from '#testing/quotes.ts';
import { useTravelStep, useSaveTravelStep } from './kit.ts';

const shown = aQuotedQuote({ version: 7, stage: 'Additional Benefit Selected' });
const { insuredName, insuredBirthDate, insuredPhone, insuredEmail } = shown;

/** Every change that a step of the journey saves. */
const CHANGES: readonly TravelChange[] = [
  { kind: 'trip', trip: { ...aTrip(), insuredName, insuredBirthDate } },
  { kind: 'phone', phone: '081234567899' },
  { kind: 'plan', planCode: 'TRVBRZ' },
  { kind: 'covid', covid: true },
  { kind: 'benefits', codes: [] },
  { kind: 'discount', percent: 29.5 },
  { kind: 'promoCode', code: 'PAYUNG-TRAVEL-20-OK' },
  {
    kind: 'customer',
    customer: { insuredName, insuredBirthDate, insuredPhone, insuredEmail, adults: [], children: [] },
  },
];

const Saving = ({ change }: { change: TravelChange }) => {
  const { quote, quoteId } = useTravelStep('start');
  const { save, problem } = useSaveTravelStep(quoteId, { quiet: true });
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
    const page = openTravel(() => <Saving change={change} />, {
      path: '/oonatravel',
      api: {
        getTravelQuote: () => record,
        updateTravelQuote: () => {
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
    expect(page.callsOf('updateTravelQuote').map(({ headers }) => headers['If-Match'])).toEqual(['"7"']);
    expect(page.toasts).toEqual([]);
  },
);
