import { beforeAll, describe, expect, it } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@payung/shared/api/query.ts';
import { refreshEvery } from '#photos/inspection-reads.ts';
import {
  approved,
  complete,
  flagged,
  inspectionServer,
  underReview,
  wanted,
  stateOf,
} from '#testing/inspections.ts';
import { openMotor } from '#testing/motor-server.ts';
import { QUOTE_ID, aKnownCustomer, aQuotedMotorcycle, anInspectedQuote } from '#testing/quotes.ts';
import { Screen } from './inspection.screen.tsx';

const path = '/oonariskinspectionmotor';
// The page loads it when it is needed; a busy machine takes longer than a test waits.
beforeAll(() => import('#photos/capture/capture.tsx'));
type Settings = Parameters<typeof inspectionServer>[0];
const open = (settings: Settings, language: 'en' | 'id' = 'en') => {
  const { api, state } = inspectionServer(settings);
  return { ...openMotor(Screen, { path, as: 'customer', api, language }), state };
};
const inReview = () => aKnownCustomer({ stage: 'Qc Checked', inspection: stateOf(underReview()) });
/** The window comes back to the front: everything that may have changed is read. */
const comeBack = () =>
  act(async () => {
    await queryClient.refetchQueries({ type: 'active' });
  });

describe('the inspection of a vehicle [MOT-070]', () => {
  it('shows that the photos are under review and how long that takes [MOT-056]', async () => {
    open({ quote: inReview(), documents: underReview() });
    expect(
      await screen.findByText(
        'Your photos are under review. This usually takes up to 4 hours; this page shows the result automatically.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Submitted on 01/02/2027 12:00 WIB')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryByRole('button', { name: 'Open the camera' })).toBeNull();
  });

  it('polls for the decision while it is open, and for photos while a phone sends them [MOT-056] [MOT-072]', () => {
    expect(refreshEvery(underReview())).toBe(10_000);
    const handoff = { expiresAt: '2027-02-01T05:30:00.000Z', isOpened: false };
    expect(refreshEvery(wanted({ handoff }))).toBe(3_000);
    // The customer may send photos while the agent looks.
    expect(refreshEvery(wanted())).toBe(10_000);
    expect([refreshEvery(approved()), refreshEvery(undefined)]).toEqual([false, false]);
  });

  it('shows an approval without a reload, with its last day and a link to the confirmation [MOT-056]', async () => {
    const page = open({ quote: inReview(), documents: underReview() });
    await screen.findByText(/under review/);
    page.state.documents = approved();
    page.state.quote = anInspectedQuote();
    await comeBack();
    expect(
      await screen.findByText('The photos are approved. The approval is valid until 14/02/2027.'),
    ).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(page.address()).toBe(`/oonaconfirmationMotor?quoteId=${QUOTE_ID}`));
  });

  it('shows flagged photos without a reload, and leads to where they are taken again [MOT-057]', async () => {
    const page = open({ quote: inReview(), documents: underReview() });
    await screen.findByText(/under review/);
    page.state.documents = flagged();
    page.state.quote = aKnownCustomer({ inspection: stateOf(flagged()) });
    await comeBack();
    expect(
      await screen.findByText('Some photos cannot be used. Please upload the marked photos again.'),
    ).toBeTruthy();
    expect(screen.getByText('Glare or reflection')).toBeTruthy();
    expect(screen.getByText("Reviewer's note: The plate number is hidden")).toBeTruthy();
    await page.user.click(screen.getByRole('button', { name: 'Retake the photos' }));
    await waitFor(() => expect(page.address()).toBe(`/motorreupload?quoteId=${QUOTE_ID}`));
  });

  it('shows why the quote was rejected, without any button to continue [MOT-058] [SHELL-053]', async () => {
    const page = open({ quote: inReview(), documents: underReview() });
    await screen.findByText(/under review/);
    page.state.quote = {
      ...inReview(),
      rejection: { reason: 'The chassis number differs', at: '2027-02-01T06:00:00.000Z' },
    };
    await comeBack();
    expect(await screen.findByText('This quote was rejected: The chassis number differs')).toBeTruthy();
    expect(screen.getByText('This quote is closed: nothing more can be changed or paid.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /camera|Next|Check all/ })).toBeNull();
  });

  it('asks for new photos when the approval has expired [MOT-056]', async () => {
    const expired = complete({
      status: 'expired',
      round: 1,
      approvedUntil: '2027-01-20',
      wantedSlots: wanted().wantedSlots,
    });
    open({ quote: anInspectedQuote({ inspection: stateOf(expired) }), documents: expired });
    expect(await screen.findByText(/approved until 20\/01\/2027\. Please take new ones/)).toBeTruthy();
    expect(await screen.findByText('0 of 8 photos')).toBeTruthy();
    expect(await screen.findByLabelText('Gallery or files')).toBeTruthy();
  });

  it('requires seven photos of a motorcycle, on its own page [MOT-070]', async () => {
    const quote = aQuotedMotorcycle({ stage: 'Customer Information Updated' });
    const { api } = inspectionServer({
      quote,
      documents: wanted({
        wantedSlots: ['front', 'rear', 'left', 'right', 'speedometer', 'chassis', 'registration'],
      }),
    });
    openMotor(Screen, { path: '/oonariskinspectionbike', as: 'customer', api });
    expect(await screen.findByText('0 of 7 photos')).toBeTruthy();
    const list = within(await screen.findByRole('region', { name: 'Photos' }));
    expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'FrontStill missing',
      'RearStill missing',
      'Left sideStill missing',
      'Right sideStill missing',
      'SpeedometerStill missing',
      'Chassis numberStill missing',
      'Vehicle registration (STNK)Still missing',
    ]);
  });

  it('shows the status in Indonesian', async () => {
    open({ quote: inReview(), documents: underReview() }, 'id');
    expect(await screen.findByText(/Foto Anda sedang diperiksa\. Biasanya selesai dalam 4 jam/)).toBeTruthy();
  });

  it('leads a quote without customer information to its page', async () => {
    const page = open({ quote: aKnownCustomer({ stage: 'Quick Quote Created' }) });
    await waitFor(() => expect(page.address()).toBe(`/customerinformationmotor?quoteId=${QUOTE_ID}`));
  });
});
