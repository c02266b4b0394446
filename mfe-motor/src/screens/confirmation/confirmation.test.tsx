import { describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import { agree, confirmButton, coverLines } from '@payung/shared/testing/journey-fields.ts';
import { motorServer, openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aKnownCustomer, anInspectedQuote } from '#testing/quotes.ts';
import { Screen } from './confirmation.screen.tsx';

const path = '/oonaconfirmationMotor';
const open = (quote = anInspectedQuote()) =>
  openMotor(Screen, { path, as: 'customer', api: motorServer({ quote }) });

describe('the confirmation after the inspection [MOT-070]', () => {
  it('shows the approval, everything once more, and the price with admin cost', async () => {
    open();
    expect(
      await screen.findByText(
        'The photos of the vehicle are approved. The approval is valid until 14/02/2027.',
      ),
    ).toBeTruthy();
    const price = within(screen.getByRole('region', { name: 'Price' }));
    expect(price.getByText('Rp 15.000')).toBeTruthy();
    expect(price.getByText('Rp 4.464.000')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Your vehicle' })).toBeTruthy();
  });

  it('lists benefits, exclusions and cost before the contract', async () => {
    open();
    expect(await coverLines()).toEqual([
      'Damage and theft: Up to the sum insured',
      'Third-party liability Rp 25 million',
      'Own risk: Rp 300.000 per event',
      'Flood and windstorm',
      'Earthquake and tsunami',
      'Strike, riot and civil commotion',
      'Terrorism and sabotage',
      'Commercial use, such as taxi, delivery, rental or hire',
      'Races and driving lessons',
      'A driver without a valid licence, or under the influence of alcohol or drugs',
      'Accessories beyond 10% of the sum insured',
      'Damage that was there before, such as what the photos of the inspection show',
      'Wear, rust and mechanical breakdown',
      'Embezzlement by somebody whom you gave the vehicle to',
      'War, nuclear risks and confiscation',
      'Rp 4.464.000 is paid once for 1 year of cover',
      'It includes an admin cost of Rp 15.000',
      'Price valid until 15/02/2027',
    ]);
  });

  it('shows that Total Loss Only pays no small damage', async () => {
    open(anInspectedQuote({ coverage: 'totalLoss' }));
    expect(await coverLines()).toContainEqual(
      expect.stringContaining('Damage of less than 75 percent of the value'),
    );
  });

  it('leads with the consents to /oonapayment', async () => {
    const page = open();
    await agree(page);
    await page.user.click(confirmButton());
    await waitFor(() => expect(page.address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`));
    expect(page.callsOf('confirmQuote')[0]?.address).toBe(`user/full-quote/${QUOTE_ID}`);
  });

  it('is disabled once the first day has passed, with a link to choose another', async () => {
    const page = open(anInspectedQuote({ startDate: '2027-01-31' }));
    const way = await screen.findByRole('link', { name: 'Choose another start date' });
    expect(way.getAttribute('href')).toBe(`/customerinformationmotor?quoteId=${QUOTE_ID}`);
    await agree(page);
    expect(confirmButton().disabled).toBe(true);
  });

  it('is disabled for a rejected quote, with the reason [MOT-058]', async () => {
    open(anInspectedQuote({ rejection: { reason: 'Other plate', at: '2027-02-01T04:00:00.000Z' } }));
    expect(await screen.findByText('This quote was rejected: Other plate')).toBeTruthy();
    expect(confirmButton().disabled).toBe(true);
  });

  it.each([
    ['whose photos are wanted', aKnownCustomer()],
    ['whose photos are under review', aKnownCustomer({ stage: 'Qc Checked' })],
    [
      'whose approval has expired',
      anInspectedQuote({ inspection: { status: 'expired', round: 1, wantedSlots: ['front'] } }),
    ],
  ])('leads a quote %s to the inspection', async (_name, quote) => {
    const page = open(quote);
    await waitFor(() => expect(page.address()).toBe(`/oonariskinspectionmotor?quoteId=${QUOTE_ID}`));
  });
});
