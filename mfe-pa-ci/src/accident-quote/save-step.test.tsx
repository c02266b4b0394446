import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { AccidentChange } from '#contract/accident-changes.ts';
import { openAccident } from '#testing/open-accident.ts';
import { FAMILY_AND_DRIVER, aQuotedQuote } from '#testing/quotes.ts';
import { useSaveAccidentStep, useAccidentStep } from './kit.ts';

const shown = aQuotedQuote({ version: 7 });
const { insuredName, insuredPhone, startDate, months } = shown;

const CHANGES: readonly (AccidentChange | { kind: 'phone'; phone: string })[] = [
  {
    kind: 'cover',
    cover: { insuredName, participants: 2, limitType: 'one', startDate, months, planCode: 'PAPLS' },
    leaveOut: [],
  },
  { kind: 'groups', groups: FAMILY_AND_DRIVER },
  {
    kind: 'policyholder',
    policyholder: { insuredName, insuredPhone, insuredEmail: 'budi@gmail.com', startDate },
  },
  { kind: 'phone', phone: '081234567899' },
];

const Saving = ({ change }: { change: (typeof CHANGES)[number] }) => {
  const { quote, quoteId } = useAccidentStep('start');
  const { save, problem } = useSaveAccidentStep(quoteId, { quiet: true });
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
  async (kind, change) => {
    let record = shown;
    const conflict = () => {
      record = { ...shown, version: 9, planCode: 'OTHER', subtotal: 562_000 };
      return refuse({ status: 409, errCode: 1, errMsg: 'The quote was changed.' });
    };
    const page = openAccident(() => <Saving change={change} />, {
      path: '/oonaaccidentscreen',
      api: { getPaQuote: () => record, updatePaQuote: conflict, changePaPhone: conflict },
    });
    await screen.findByRole('heading', { name: shown.planCode });
    await page.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toMatch(
        /^This quote was changed elsewhere in the meantime\. The price is now Rp\s562\.000\. Continue\?$/,
      ),
    );
    const calls = page.callsOf(kind === 'phone' ? 'changePaPhone' : 'updatePaQuote');
    expect(calls.map(({ headers }) => headers['If-Match'])).toEqual(['"7"']);
    expect(page.toasts).toEqual([]);
  },
);
