import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PaymentState } from '@payung/shared/schemas/payment.ts';
import { serverDate, setDeviceAhead, WRONG_CLOCKS } from '@payung/shared/testing/browser/device-clock.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { QUOTE_ID, kite } from '@payung/shared/testing/kite.ts';
import { withTexts } from '#testing/with-texts.tsx';
import { SLOW_AFTER_MS, Screen, askAgainIn, outcomeOf } from './payment-response.screen.tsx';

const payment = (status: PaymentState['status'], policyNo?: string) => ({
  quoteId: QUOTE_ID,
  status,
  ...(policyNo === undefined ? {} : { policyNo }),
});

const openResponse = (paymentState: NonNullable<FakeReplies['paymentState']>) =>
  renderScreen(<Screen />, {
    frame: withTexts,
    route: `/paymentresponse?quoteId=${QUOTE_ID}&status=SUCCESS&result=paid`,
    products: [kite],
    session: aLinkVisit({ quoteId: QUOTE_ID }),
    api: { paymentState },
  });

afterEach(() => vi.useRealTimers());

describe('coming back from the payment provider', () => {
  it('waits at /paymentresponse and ignores the result in the address [PAY-031]', async () => {
    const { address, callsOf } = openResponse(payment('Pending'));
    await waitFor(() => expect(callsOf('paymentState')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeDefined();
    expect(address()).toContain('/paymentresponse');
  });

  it('leads to the success page by itself when the payment is confirmed and the policy issued', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const answers = [payment('Pending'), payment('Paid'), payment('Paid', 'POL-1')];
    const { address } = openResponse(() => answers.shift() ?? payment('Paid', 'POL-1'));
    await screen.findByText(/We are checking with the payment provider/);
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(await screen.findByText('Payment received. Your policy is being issued.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Back to the payment page' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await waitFor(() => expect(address()).toBe(`/paymentsuccess/${QUOTE_ID}`));
  });

  it.each(['Failed', 'Expired'] as const)(
    'leads a payment that is over (%s) to /oonaerror1',
    async (status) => {
      const { address } = openResponse(payment(status));
      await waitFor(() => expect(address()).toBe(`/oonaerror1?quoteId=${QUOTE_ID}`));
    },
  );

  it('leads back to /oonapayment while the payment is not confirmed', async () => {
    const { user, address } = openResponse(payment('Pending'));
    await user.click(await screen.findByRole('button', { name: 'Back to the payment page' }));
    expect(address()).toBe(`/oonapayment?quoteId=${QUOTE_ID}`);
  });

  it('leads a quote that is paid later to /paylater-success', async () => {
    const { address } = openResponse(payment('PayLater', 'POL-1'));
    await waitFor(() => expect(address()).toBe(`/paylater-success?quoteId=${QUOTE_ID}`));
  });

  it.each(WRONG_CLOCKS)(
    'waits while the link of a later payment runs by the server: %s',
    async (_words, ahead) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      setDeviceAhead(ahead);
      let minutes = 5;
      const { address, callsOf } = openResponse(() => ({
        ...payment('PayLater', 'POL-1'),
        linkExpiresAt: serverDate(minutes * 60_000).toISOString(),
      }));
      await waitFor(() => expect(callsOf('paymentState')).toHaveLength(1));
      await act(() => vi.advanceTimersByTimeAsync(2_100));
      await waitFor(() => expect(callsOf('paymentState')).toHaveLength(2));
      minutes = -5;
      await act(() => vi.advanceTimersByTimeAsync(2_100));
      await waitFor(() => expect(address()).toBe(`/paylater-success?quoteId=${QUOTE_ID}`));
    },
  );

  it('says after a minute that the page may be closed, and continues to ask', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsOf } = openResponse(payment('Pending'));
    await screen.findByText(/We are checking with the payment provider/);
    await act(() => vi.advanceTimersByTimeAsync(61_000));
    expect(await screen.findByText(/You may close this page/)).toBeDefined();
    const before = callsOf('paymentState').length;
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    await waitFor(() => expect(callsOf('paymentState').length).toBeGreaterThan(before));
  });

  it('says when it may not see the payment, and stops asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsOf } = openResponse(refuse({ status: 403, errCode: 4, errMsg: 'no' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'cannot show the status of this payment',
    );
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(callsOf('paymentState')).toHaveLength(1);
  });

  it('asks nothing in a browser where nobody is signed in, and leads to /paymentsuccess', async () => {
    const { calls, address } = renderScreen(<Screen />, {
      frame: withTexts,
      route: `/paymentresponse?quoteId=${QUOTE_ID}`,
    });
    await waitFor(() => expect(address()).toBe(`/paymentsuccess/${QUOTE_ID}`));
    expect(calls).toEqual([]);
  });

  it('shows an error where the address names no quote', () => {
    const { calls } = renderScreen(<Screen />, { frame: withTexts, route: '/paymentresponse' });
    expect(screen.getByRole('alert').textContent).toContain('Open the link from your agent again');
    expect(calls).toEqual([]);
  });

  it('keeps waiting through a lost connection', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let isDown = true;
    const { address } = openResponse(() => (isDown ? noAnswer() : payment('Paid', 'POL-1')));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(await screen.findByText(/You are offline right now/)).toBeDefined();
    isDown = false;
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    await waitFor(() => expect(address()).toBe(`/paymentsuccess/${QUOTE_ID}`));
  });

  it('shows the progress of the payment in words for screen readers', async () => {
    openResponse(payment('Pending'));
    const steps = within(await screen.findByRole('list', { name: 'Payment progress' })).getAllByRole(
      'listitem',
    );
    expect(steps.map((step) => step.textContent)).toEqual([
      'Sent to the payment providerdone',
      'Payment confirmedin progress',
      'Policy issuednot started',
    ]);
  });
});

it('calls a payment done only when it is paid and the policy has its number', () => {
  expect(outcomeOf(payment('Paid', 'POL-1'))).toBe('done');
  expect(outcomeOf(payment('Paid'))).toBe('issuing');
  expect(outcomeOf(payment('Pending', 'POL-1'))).toBe('waiting');
  expect(outcomeOf(payment('Unpaid'))).toBe('waiting');
  expect(outcomeOf(payment('PayLater', 'POL-1'))).toBe('later');
  expect(outcomeOf(payment('Cancelled', 'POL-1'))).toBe('over');
  expect(outcomeOf(payment('Failed'))).toBe('over');
  expect(outcomeOf(payment('Expired'))).toBe('over');
});

it('waits for the payment of a policy that is paid later while its link runs', () => {
  const now = Date.parse('2027-02-01T05:00:00Z');
  const paid = { ...payment('PayLater', 'POL-1'), linkExpiresAt: '2027-02-01T06:00:00Z' };
  expect(outcomeOf(paid, now)).toBe('waiting');
  expect(outcomeOf(paid, now + 3_600_000)).toBe('later');
});

it('asks until the state is final, and more slowly after a minute', () => {
  expect(askAgainIn(undefined, 0)).toBe(2_000);
  expect(askAgainIn(payment('Pending'), SLOW_AFTER_MS)).toBe(10_000);
  expect(askAgainIn(payment('Paid'), 0)).toBe(2_000);
  expect(askAgainIn(payment('Paid', 'POL-1'), 0)).toBe(false);
  expect(askAgainIn(payment('Failed'), 0)).toBe(false);
});
