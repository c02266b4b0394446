import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Notification } from '@payung/shared/schemas/agent.ts';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { aQuote } from '@payung/shared/testing/samples/quotes.ts';
import { KITE_ID, QUOTE_ID } from '@payung/shared/testing/kite.ts';
import { aNotificationServer, aNotification, aNotificationPage } from '#testing/agent-data.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen } from './notifications.screen.tsx';

const quoteId = QUOTE_ID;

/** Answers any page by its number or cursor. */
const anyPage = ({ query }: { query: Readonly<Record<string, string>> }) => {
  const number = Number(query['pageNo'] ?? query['cursor']?.replace('begins ', ''));
  const notification = aNotification({ body: `Of page ${number}` });
  return { ...aNotificationPage([notification], { total: 520 }), next: `begins ${number + 1}` };
};

describe('the list of notifications', () => {
  it('asks for 10 a page and offers pages for 50 until the server has answered [NOTI-001, NOTI-016]', async () => {
    let answer: (() => void) | undefined;
    const isAnswered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { callsOf } = renderAgentScreen(Screen, {
      api: {
        getNotifications: async () => {
          await isAnswered;
          return aNotificationPage([aNotification()], { total: 23 });
        },
      },
    });
    const pages = screen.getByRole('navigation', { name: 'Pages of notifications' });
    expect(within(pages).getByRole('button', { name: 'Page 5' })).toBeTruthy();
    expect(within(pages).queryByRole('button', { name: 'Page 6' })).toBeNull();
    answer?.();
    await waitFor(() => expect(within(pages).queryByRole('button', { name: 'Page 5' })).toBeNull());
    expect(within(pages).getByRole('button', { name: 'Page 3' })).toBeTruthy();
    expect(callsOf('getNotifications').map(({ method, address }) => `${method} ${address}`)).toEqual([
      'GET notification/get-user-notification?perPage=10&pageNo=1',
    ]);
  });

  it('turns pages and changes their size, and keeps the place in the address [NOTI-001]', async () => {
    const server = aNotificationServer([aNotification()], 60);
    const { user, callsOf, address } = renderAgentScreen(Screen, { api: server, route: '/oonanotification' });
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await waitFor(() =>
      expect(callsOf('getNotifications').at(-1)?.query).toEqual({ perPage: '10', pageNo: '2' }),
    );
    expect(address()).toBe('/oonanotification?page=2&perPage=10');
    await user.selectOptions(screen.getByLabelText('Per page'), '50');
    await waitFor(() =>
      expect(callsOf('getNotifications').at(-1)?.query).toEqual({ perPage: '50', pageNo: '1' }),
    );
  });

  it('continues behind the fiftieth page with cursors, and goes back page by page', async () => {
    const { user, callsOf, address } = renderAgentScreen(Screen, {
      api: { getNotifications: anyPage },
      route: '/oonanotification?page=52&perPage=10',
    });
    const press = async (name: string, shown: string) => {
      await user.click(screen.getByRole('button', { name }));
      await screen.findByText(shown);
    };
    // The cursor of page 52 is unknown: the last numbered page is read.
    await screen.findByText('Of page 50');
    expect(screen.queryByRole('button', { name: 'Page 51' })).toBeNull();
    await press('Next', 'Of page 51');
    await press('Next', 'Of page 52');
    expect(address()).toBe('/oonanotification?page=52&perPage=10');
    expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
    await press('Previous', 'Of page 51');
    await press('Page 50', 'Of page 50');
    expect(callsOf('getNotifications').map(({ query }) => query)).toEqual([
      { perPage: '10', pageNo: '50' },
      { perPage: '10', cursor: 'begins 51' },
      { perPage: '10', cursor: 'begins 52' },
    ]);
  });

  it('shows every field that a notification holds [NOTI-015]', async () => {
    // The specified fields; `target` is an addition for notifications about a task or points.
    expectTypeOf<Omit<Notification, 'target'>>().toEqualTypeOf<{
      readonly id: string;
      readonly agentId: string;
      readonly isRead: boolean;
      readonly body: string;
      readonly quoteId: string;
      readonly daysCompleted: number;
    }>();
    expect(encodePart(endpoints.getNotifications, 'reply', aNotificationPage([aNotification()]))).toEqual({
      data: {
        total: 1,
        unread: 1,
        data: [
          {
            _id: '65f0c1a5e4b0a70001a3fa01',
            user_id: '65f0c1a5e4b0a70001a3e001',
            readStatus: 0,
            body: 'Budi opened your link',
            quoteId: '65f0c1a5e4b0a70001a3f001',
            daysCompleted: 2,
          },
        ],
      },
    });
    const { user, callsOf } = renderAgentScreen(Screen, {
      api: {
        ...aNotificationServer([aNotification()]),
        getQuote: aQuote({ stage: 'Plan Selected', productId: KITE_ID }),
      },
    });
    const row = await screen.findByRole('button', { name: /Budi opened your link/ });
    expect(row.textContent).toContain('Unread');
    expect(row.textContent).toContain('2 days ago');
    await user.click(row);
    await waitFor(() => expect(callsOf('getQuote')[0]?.query['id']).toBe(quoteId));
    expect(callsOf('updateNotifications')[0]?.body).toMatchObject([
      { _id: '65f0c1a5e4b0a70001a3fa01', user_id: '65f0c1a5e4b0a70001a3e001' },
    ]);
  });

  it('shows entries with readStatus 0 as unread, by a text [NOTI-014]', async () => {
    const wire = { data: { total: 2, unread: 1, data: [{ readStatus: 0 }, { readStatus: 1 }] } };
    expect(decodePart(endpoints.getNotifications, 'reply', wire)).toEqual({
      total: 2,
      unread: 1,
      items: [{ isRead: false }, { isRead: true }],
    });
    renderAgentScreen(Screen, {
      api: aNotificationServer([
        aNotification({ id: 'a', body: 'First', isRead: false }),
        aNotification({ id: 'b', body: 'Second', isRead: true }),
      ]),
    });
    expect(await screen.findByRole('button', { name: /First Unread/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Second Read/ })).toBeTruthy();
    expect(screen.getByText('1 unread')).toBeTruthy();
  });

  it('has an empty text when there are none', async () => {
    renderAgentScreen(Screen, { api: aNotificationServer([]) });
    expect(await screen.findByText(/You have no notifications yet/)).toBeTruthy();
    const start = screen.getByRole('link', { name: 'Make a quote and share its link' });
    expect(start.getAttribute('href')).toBe('/oonahome');
    // A single page has no page navigation.
    expect(screen.queryByRole('navigation', { name: 'Pages of notifications' })).toBeNull();
  });

  it('offers to try again when the list cannot be loaded', async () => {
    let isBroken = true;
    const { user } = renderAgentScreen(Screen, {
      api: {
        getNotifications: () =>
          isBroken
            ? refuse({ status: 500, errCode: 1, errMsg: 'Broken' })
            : aNotificationPage([aNotification()]),
      },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('navigation', { name: 'Pages of notifications' })).toBeNull();
    isBroken = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: /Budi/ })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Pages of notifications' })).toBeTruthy();
  });
});

describe('Back', () => {
  it.each([
    ['Mitra', '/oonahome', '[NOTI-003, NOTI-004]'],
    ['Commercial', '/commercialhome', '[NOTI-005]'],
    ['Support', '/commercialsupport', '[NOTI-006]'],
    ['Broker', '/oonahome', '[NOTI-007]'],
    ['Broker', '/oonahome', '[NOTI-007]'],
  ])('leads %s to %s %s', async (userType, home) => {
    const { user, address } = renderAgentScreen(Screen, {
      session: anAgent({ userType }),
      api: aNotificationServer([]),
      route: '/oonanotification',
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    expect(address()).toBe(home);
  });
});

describe('Mark all as read', () => {
  const three = [
    aNotification({ id: 'a', body: 'First' }),
    aNotification({ id: 'b', body: 'Second', isRead: true }),
    aNotification({ id: 'c', body: 'Third' }),
  ];

  it('marks every unread one of the page and says so [NOTI-002, NOTI-012, NOTI-013, NOTI-017]', async () => {
    const { user, callsOf, toasts } = renderAgentScreen(Screen, { api: aNotificationServer(three) });
    await screen.findByRole('button', { name: /First Unread/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: /First Read/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Third Read/ })).toBeTruthy();
    const [marking] = callsOf('updateNotifications');
    expect(`${marking?.method} ${marking?.address}`).toBe('PUT notification/update-user-notification');
    expect(marking?.body).toEqual([
      { _id: 'a', user_id: '65f0c1a5e4b0a70001a3e001', readStatus: 1 },
      { _id: 'c', user_id: '65f0c1a5e4b0a70001a3e001', readStatus: 1 },
    ]);
    expect(toasts).toEqual([{ kind: 'success', text: 'Notification marked as read' }]);
    expect(screen.getByText('Notification marked as read')).toBeTruthy();
  });

  it('marks the notifications of other pages, too', async () => {
    const { user, callsOf } = renderAgentScreen(Screen, {
      api: {
        getNotifications: aNotificationPage(three, { total: 30, unread: 12 }),
        updateNotifications: { message: 'ok' },
        markAllNotifications: { message: 'ok' },
      },
    });
    await screen.findByRole('button', { name: /First/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(callsOf('markAllNotifications')).toHaveLength(1));
    expect(callsOf('updateNotifications')).toHaveLength(1);
  });

  it('shows an error on the page when it fails', async () => {
    const { user } = renderAgentScreen(Screen, {
      api: {
        ...aNotificationServer(three),
        updateNotifications: refuse({ status: 500, errCode: 1, errMsg: 'Broken' }),
      },
    });
    await screen.findByRole('button', { name: /First/ });
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be marked as read');
    expect(screen.getByRole('button', { name: /First Unread/ })).toBeTruthy();
  });
});
