import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { path, change, field, count, more, fewer, radio, submit } from '#testing/open-cover.ts';
import {
  QUOTE_ID,
  FAMILY_AND_DRIVER,
  aConfirmedQuote,
  aPlaceholder,
  aQuotedQuote,
  anAccidentQuote,
  anInsured,
  insuredId,
} from '#testing/quotes.ts';

describe('an existing quote', () => {
  it('is shown in the form, to a customer too [PA-027]', async () => {
    change(anAccidentQuote(), {}, 'customer');
    expect(await count()).toBe(3);
    expect((await field(/Name as on the ID card/)).value).toBe('Budi Santoso');
    expect((await field('First day of cover')).value).toBe('01/03/2027');
    expect(radio('One limit for all').checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Selected PA Basic' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /mobile number/ })).toBeNull();
  });

  it('is not saved when nothing was changed', async () => {
    const page = change(aQuotedQuote());
    await field('First day of cover');
    submit();
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('is saved with the version that was shown when it was changed [PA-030]', async () => {
    const page = change(aQuotedQuote({ version: 7 }));
    expect(await screen.findByText('If you change this, the price is calculated again.')).toBeTruthy();
    await more(1);
    submit();
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
    const [call] = page.callsOf('updatePaQuote');
    expect([call?.method, call?.address]).toEqual(['PATCH', `user/update-pa-quote/${QUOTE_ID}`]);
    expect(call?.headers['If-Match']).toBe('"7"');
    expect(call?.body).toEqual({
      insuredName: 'Budi Santoso',
      numberOfParticipants: 4,
      requestLimitType: 'same',
      effectiveDate: '2027-03-01',
      months: 12,
      planCode: 'PABSC',
      leaveOut: [],
    });
  });

  it('keeps separate limits and leads to its groups', async () => {
    const page = change(anAccidentQuote({ limitType: 'separate', groups: FAMILY_AND_DRIVER }));
    await field('First day of cover');
    expect(radio('Separate limits').checked).toBe(true);
    submit();
    await waitFor(() => expect(page.address()).toBe(`/accidentseperaterequestlimits?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('can be followed by another quote of the agent', async () => {
    const page = change();
    await page.user.click(await screen.findByRole('button', { name: 'Start another quote' }));
    expect(page.address()).toBe(path);
  });

  it('leads to its policy once it is sold', async () => {
    const page = change(
      aConfirmedQuote({ stage: 'Policy Generated', paymentStatus: 'Paid', policyNo: 'POL-1' }),
    );
    await waitFor(() => expect(page.address()).toBe(`/accidentconfirmationsuccess?quoteId=${QUOTE_ID}`));
  });
});

/** Three who were filled in, and one who is empty. */
const filledIn = () =>
  anAccidentQuote({ insureds: [anInsured(1), anInsured(2), anInsured(3), aPlaceholder(4)] });
const dialog = () => screen.findByRole('dialog', { name: 'Whom do you want to leave out?' });

describe('fewer participants than filled-in insureds (ruling R27)', () => {
  it('open a dialog to leave out insureds, never the first, and save the choice', async () => {
    const page = change(filledIn());
    await fewer(2);
    submit();
    const asked = within(await dialog());
    expect(
      asked.getAllByRole('checkbox').map((box) => box.parentElement?.parentElement?.textContent),
    ).toEqual(['Siti Rahayu', 'Agus Wijaya']);
    expect(asked.getByText(/^Only 2 people stay insured, .* Choose one person to leave out;/)).toBeTruthy();
    expect(page.callsOf('updatePaQuote')).toEqual([]);
    const confirm = asked.getByRole<HTMLButtonElement>('button', { name: 'Leave out one person' });
    expect(confirm.disabled).toBe(true);
    await page.user.click(asked.getByRole('checkbox', { name: 'Siti Rahayu' }));
    expect(asked.getByRole<HTMLInputElement>('checkbox', { name: 'Agus Wijaya' }).disabled).toBe(true);
    await page.user.click(confirm);
    await waitFor(() => expect(page.callsOf('updatePaQuote')).toHaveLength(1));
    expect(page.callsOf('updatePaQuote')[0]?.body).toMatchObject({
      numberOfParticipants: 2,
      leaveOut: [insuredId(2)],
    });
    await waitFor(() => expect(page.address()).toBe(`/accidentordersummary?quoteId=${QUOTE_ID}`));
  });

  it('save nothing when all are kept', async () => {
    const page = change(filledIn());
    await fewer(3);
    submit();
    await page.user.click(within(await dialog()).getByRole('button', { name: 'Keep everybody' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(page.address()).toBe(`${path}?quoteId=${QUOTE_ID}`);
    expect(page.callsOf('updatePaQuote')).toEqual([]);
  });

  it('remove empty insureds without a dialog', async () => {
    const page = change(filledIn());
    await fewer(1);
    submit();
    await waitFor(() => expect(page.callsOf('updatePaQuote')[0]?.body).toMatchObject({ leaveOut: [] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
