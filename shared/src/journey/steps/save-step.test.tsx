import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi, describe } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import type { QuoteRecord, SavedQuote } from '#schemas/quote.ts';
import { kiteRead, useKiteStep } from '#testing/kite-journey.tsx';
import { kite } from '#testing/kite.ts';
import { anAgent } from '#testing/samples/people.ts';
import { aQuote, saved } from '#testing/samples/quotes.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { alreadySaved, commonFields, useSaveStep } from './save-step.ts';

interface Plan {
  readonly planCode: string;
}
type Save = (change: Plan, seenVersion: number | undefined) => Promise<SavedQuote>;

const shown = aQuote({ stage: 'Plan Selected', planCode: 'KITE-GOLD', version: 5, subtotal: 285_000 });
const wish: Plan = { planCode: 'KITE-BRONZE' };

const Step = ({ save }: { save: Save }) => {
  const { quote, quoteId } = useKiteStep('plan');
  const step = useSaveStep<QuoteRecord, Plan>(quoteId, {
    quoteRead: kiteRead,
    quiet: true,
    save,
    alreadySaved: ({ planCode }, change) => planCode === change.planCode,
  });
  return (
    <>
      <h1>{quote.data?.planCode}</h1>
      <output>{step.problem}</output>
      <button type="button" onClick={() => void step.save(wish)}>
        Save
      </button>
    </>
  );
};

/** The first save finds that somebody made `now` of the quote; later ones are saved. */
const open = (now: Partial<QuoteRecord>) => {
  let record = shown;
  const save = vi.fn<Save>((change, seenVersion) => {
    if (seenVersion === record.version && save.mock.calls.length > 1) {
      record = { ...record, ...change, version: record.version + 1 };
      return Promise.resolve(saved(record));
    }
    record = { ...shown, ...now };
    return Promise.reject(new ApiError({ status: 409, errCode: 1, errMsg: 'Changed.' }));
  });
  const page = renderScreen(<Step save={save} />, {
    route: `/kite-plan?quoteId=${shown.id}`,
    products: [kite],
    session: anAgent(),
    api: { getQuote: () => record },
  });
  const press = async () => {
    await screen.findByRole('heading');
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
  };
  return { ...page, save, press };
};
const problem = () => screen.getByRole('status').textContent;

it('asks whether to continue at the new price, and saves with the version shown then', async () => {
  const page = open({ version: 6, planCode: 'KITE-PLATINUM', subtotal: 562_000 });
  await page.press();
  await waitFor(() =>
    expect(problem()).toBe(
      'This quote was changed elsewhere in the meantime. The price is now Rp 562.000. Continue?',
    ),
  );
  expect(page.toasts).toEqual([]);
  await page.press();
  await waitFor(() => expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]));
  expect(page.save.mock.calls.map(([, seenVersion]) => seenVersion)).toEqual([5, 6]);
});

it('shows that the quote changed when the price is the same', async () => {
  const page = open({ version: 6, insuredName: 'Dewi' });
  await page.press();
  await waitFor(() => expect(problem()).toContain('changed elsewhere'));
  expect(problem()).not.toContain('Continue?');
});

it('treats a save whose answer was lost as done, also when it changed the price', async () => {
  const page = open({ version: 6, planCode: 'KITE-BRONZE', subtotal: 100_000 });
  await page.press();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(problem()).toBe('');
});

it('asks once more where the server ended before it answered', async () => {
  const page = open({ version: 6, planCode: 'KITE-BRONZE' });
  page.save.mockRejectedValueOnce(new ApiError({ status: 503, errCode: 4, errMsg: 'down' }));
  await page.press();
  await waitFor(() => expect(page.toasts).toEqual([{ kind: 'success', text: 'Quote Updated Successfully' }]));
  expect(page.save.mock.calls.map(([, seenVersion]) => seenVersion)).toEqual([5, 5]);
});

it('asks again when the step was saved and another change raised the price', async () => {
  const page = open({ version: 8, planCode: 'KITE-BRONZE', subtotal: 562_000 });
  await page.press();
  await waitFor(() => expect(problem()).toContain('The price is now Rp 562.000. Continue?'));
  expect(page.toasts).toEqual([]);
});

const record = {
  planCode: 'KITE-GLD',
  hasTail: true,
  benefits: [
    { code: 'AC1', premium: 10_000 },
    { code: 'AC2', premium: 20_000 },
  ],
  address: { city: 'Jakarta', postalCode: '10110' },
};

const same: readonly object[] = [
  {},
  { planCode: 'KITE-GLD' },
  { hasTail: true },
  { benefits: [{ code: 'AC2' }, { code: 'AC1' }] },
  { address: { city: 'Jakarta' } },
];
const other: readonly object[] = [
  { planCode: 'KITE-PLT' },
  { hasTail: false },
  { benefits: [{ code: 'AC2' }] },
  { benefits: [{ code: 'AC2' }, { code: 'AC3' }] },
  { address: { city: 'Depok' } },
  { promoCode: { code: 'LIBURANHEMAT2026001' } },
];

describe('a record that was changed meanwhile', () => {
  it.each(same)('says already what was to be saved: %j', (change) => {
    expect(alreadySaved(record, change)).toBe(true);
  });
  it.each(other)('says something else than %j', (change) => {
    expect(alreadySaved(record, change)).toBe(false);
  });
});

it.each([
  [{ kind: 'phone', phone: '081234567890' }, { insuredPhone: '081234567890' }],
  [{ kind: 'plan', planCode: 'KITE-GLD' }, { planCode: 'KITE-GLD' }],
  [{ kind: 'benefits', codes: ['AC1'] }, { benefits: [{ code: 'AC1' }] }],
  [{ kind: 'discount', percent: 7.5 }, { discountPercent: 7.5 }],
  [{ kind: 'promoCode', code: 'LIBURANHEMAT2026001' }, { promoCode: { code: 'LIBURANHEMAT2026001' } }],
  [{ kind: 'promoCode', code: '' }, { promoCode: undefined }],
  [{ kind: 'customer', customer: { insuredName: 'Budi' } }, { insuredName: 'Budi' }],
] as const)('finds the change %j in the record as %j', (change, fields) => {
  expect(commonFields(change)).toEqual(fields);
});
