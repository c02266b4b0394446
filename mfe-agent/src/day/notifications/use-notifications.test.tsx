import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { aNotificationServer, aNotification } from '#testing/agent-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './notifications.screen.tsx';

const quoteId = QUOTE_ID;

const aQuoteAt = (stage: Stage, productId = KITE_ID) => aQuote({ stage, productId });

const tap = async (user: ReturnType<typeof renderAgentScreen>['user'], body: RegExp) =>
  user.click(await screen.findByRole('button', { name: body }));

describe('a tap on a reminder', () => {
  it.each([
    ['Mitra', '/oonatodo?date=2026-01-16'],
    ['Commercial', '/commercialtodo?date=2026-01-16'],
    ['Support', '/commercialtodo?date=2026-01-16'],
  ])(
    'opens the day of the task for %s, even when its description mentions a pending payment',
    async (userType, opened) => {
      const reminder = aNotification({
        body: 'To do now: payment pending of Budi (16/01/2026, 9:00 AM WIB)',
        quoteId: '',
        target: { kind: 'todo', id: '65f0c1a5e4b0a70001a3f777', date: '2026-01-16' },
      });
      const { user, address, callsOf } = renderAgentScreen(Screen, {
        api: aNotificationServer([reminder]),
        session: anAgent({ userType }),
      });
      await tap(user, /To do now/);
      await waitFor(() => expect(address()).toBe(opened));
      expect(callsOf('getQuote')).toEqual([]);
      await waitFor(() => expect(callsOf('updateNotifications')).toHaveLength(1));
    },
  );
});

it('opens the points page for a decision about points, even when its reason mentions a pending payment', async () => {
  const decided = aNotification({
    body: 'Your redemption of 200 points was refused: payment pending. The points are yours to use again.',
    quoteId: '',
    target: { kind: 'points' },
  });
  const { user, address, callsOf } = renderAgentScreen(Screen, { api: aNotificationServer([decided]) });
  await tap(user, /Your redemption/);
  await waitFor(() => expect(address()).toBe('/oonapoints'));
  expect(callsOf('getQuote')).toEqual([]);
  await waitFor(() => expect(callsOf('updateNotifications')).toHaveLength(1));
});

describe('a tap on a notification of a quote', () => {
  it('marks it as read and opens its quote [NOTI-008, NOTI-012, NOTI-013, NOTI-017]', async () => {
    const { user, callsOf, toasts, address } = renderAgentScreen(Screen, {
      api: { ...aNotificationServer([aNotification()]), getQuote: aQuoteAt('Plan Selected') },
    });
    await tap(user, /Budi/);
    await waitFor(() => expect(address()).toBe(`/kite-string?quoteId=${quoteId}`));
    const [marking] = callsOf('updateNotifications');
    expect(`${marking?.method} ${marking?.address}`).toBe('PUT notification/update-user-notification');
    expect(marking?.body).toEqual([
      { _id: '65f0c1a5e4b0a70001a3fa01', user_id: '65f0c1a5e4b0a70001a3e001', readStatus: 1 },
    ]);
    await waitFor(() => expect(toasts).toEqual([{ kind: 'success', text: 'Notification marked as read' }]));
  });

  it('does not mark it again when it was read already', async () => {
    const { user, callsOf, address } = renderAgentScreen(Screen, {
      api: { ...aNotificationServer([aNotification({ isRead: true })]), getQuote: aQuoteAt('Plan Selected') },
    });
    await tap(user, /Budi/);
    await waitFor(() => expect(address()).toBe(`/kite-string?quoteId=${quoteId}`));
    expect(callsOf('updateNotifications')).toEqual([]);
  });

  it('opens the policy of a quote at Policy Generated [NOTI-009]', async () => {
    const { user, address } = renderAgentScreen(Screen, {
      api: { ...aNotificationServer([aNotification()]), getQuote: aQuoteAt('Policy Generated') },
    });
    await tap(user, /Budi/);
    await waitFor(() => expect(address()).toBe(`/oonasuccess1?quoteId=${quoteId}`));
  });

  it('opens the pending payments, without reading the quote, when the text mentions one [NOTI-010]', async () => {
    const { user, address, callsOf } = renderAgentScreen(Screen, {
      api: aNotificationServer([aNotification({ body: 'Q1001 has a Payment Pending' })]),
    });
    await tap(user, /Payment Pending/);
    await waitFor(() => expect(address()).toBe(`/notificationpaymentpending?quoteId=${quoteId}`));
    expect(callsOf('getQuote')).toEqual([]);
  });

  it('sends the log key with the read of a payment notification and no other [NOTI-018]', async () => {
    const paid = aNotification({ id: 'p', body: 'Payment received for Q1001' });
    const opened = aNotification({ id: 'o', body: 'Link opened' });
    const api = { ...aNotificationServer([paid, opened]), getQuote: aQuoteAt('Lead Created', 'unknown') };
    const { user, callsOf } = renderAgentScreen(Screen, { api });
    await tap(user, /Payment received/);
    await waitFor(() =>
      expect(callsOf('getQuote').map(({ query }) => query)).toEqual([
        { id: quoteId, logkey: 'paymentNotification' },
      ]),
    );
    await screen.findByRole('alert');
    await tap(user, /Link opened/);
    await waitFor(() => expect(callsOf('getQuote').at(-1)?.query).toEqual({ id: quoteId }));
  });

  it('shows an error beside the notification when the product is not deployed, and keeps it read [NOTI-012, NOTI-013]', async () => {
    const { user } = renderAgentScreen(Screen, {
      api: { ...aNotificationServer([aNotification()]), getQuote: aQuoteAt('Plan Selected') },
      products: [],
    });
    await tap(user, /Budi/);
    expect(await screen.findByText('The product of this quote is not available right now.')).toBeTruthy();
    expect(await screen.findByRole('button', { name: /Budi.*Read/ })).toBeTruthy();
    expect(screen.getByText('Notification marked as read')).toBeTruthy();
  });

  it('shows an error beside the notification when the quote cannot be read', async () => {
    const { user } = renderAgentScreen(Screen, {
      api: {
        ...aNotificationServer([aNotification({ isRead: true })]),
        getQuote: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    await tap(user, /Budi/);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The quote could not be opened. Please try again.',
    );
  });
});
