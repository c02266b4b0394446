import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agentAtom, linkAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { aLinkVisit } from '@payung/shared/testing/samples/people.ts';
import { aCiQuote, configurePartner, openCi, QUOTE_ID } from '#testing/open-ci.ts';
import { Screen } from './ci-handover.screen.tsx';

type Options = Parameters<typeof openCi>[1];
type Replies = NonNullable<Options['api']>;

const ADDRESS = 'https://partner.test/handover?token=a.b.c.d.e&lang=en';
const AGENT_ID = '65f0c1a5e4b0a70001a3e001';

const server = (more: Replies = {}): Replies => ({
  getCiQuote: aCiQuote(),
  cipherDetails: {
    role: 'Customer',
    createdBy: 'Agent',
    agentProfileId: AGENT_ID,
    quoteId: QUOTE_ID,
    productId: '61f0c1a5e4b0a70001a3d106',
    expiresAt: '2027-03-01T00:00:00.000Z',
  },
  encryptForPartner: { encryptedData: 'a.b.c.d.e', address: ADDRESS },
  ...more,
});

const open = (more: Replies = {}, options: Partial<Options> = {}) =>
  openCi(Screen, { path: '/cihandover', as: 'customer', api: server(more), ...options });

const leaving = vi.fn<(address: string | URL) => void>();
beforeEach(() => {
  configurePartner();
  leaving.mockReset();
  vi.spyOn(window.location, 'assign').mockImplementation(leaving);
});
afterEach(() => vi.restoreAllMocks());

const heading = (name: string) => screen.findByRole('heading', { name });
const tryAgain = () => screen.getByRole('button', { name: 'Try again' });

describe('the hand-over to the partner', () => {
  it('is a full page, at the address that the server answers [CI-004] [OTP-023]', async () => {
    const page = open();
    expect(screen.getByRole('heading', { name: 'Taking you to our partner' })).toBeTruthy();
    await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith(ADDRESS));
    expect(page.callsOf('encryptForPartner')).toHaveLength(1);
  });

  it('requests the token with link, agent, discount and code of the quote [CI-005]', async () => {
    const page = open();
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    const [sent] = page.callsOf('encryptForPartner');
    expect([sent?.method, sent?.address, sent?.body]).toEqual([
      'POST',
      'auth/aem/encrypt',
      {
        refId: 'aB3dE9',
        ref: 'quote',
        product: 'CI',
        workflow: { role: 'Customer', createdBy: 'Agent', agentProfileId: AGENT_ID },
        discountPct: 12.5,
        promo: 'SEHAT2026',
        deepLinkStage: 'Lead Created',
      },
    ]);
  });

  it('refuses an address that is not the partner’s', async () => {
    open({ encryptForPartner: { encryptedData: 'x', address: 'https://partner.test.evil.test/?token=x' } });
    await heading('We do not know this address');
    expect(leaving).not.toHaveBeenCalled();
  });

  it('is offered again after a return instead of starting by itself', async () => {
    const page = open({}, { state: { wasHandedOver: true } });
    await heading('You were taken to our partner');
    expect(page.calls).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Go to our partner again' }));
    await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith(ADDRESS));
  });

  it('leaves a page in the history that offers it again', async () => {
    const page = open();
    await waitFor(() => expect(leaving).toHaveBeenCalled());
    expect(page.navigationState()).toEqual({ wasHandedOver: true });
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await heading('You were taken to our partner');
    expect(leaving).toHaveBeenCalledTimes(1);
  });
});

describe('a token that the partner did not take', () => {
  it.each([
    ['expired', 'Your pass has run out'],
    ['used', 'Your pass was already used'],
    ['unreadable', 'Our partner could not read your pass'],
  ])('shows a page with the reason, and can be replaced by a new one: %s', async (problem, title) => {
    const page = open({}, { search: `problem=${problem}` });
    await heading(title);
    expect(page.calls).toEqual([]);
    await page.user.click(tryAgain());
    await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith(ADDRESS));
    expect(page.callsOf('encryptForPartner')).toHaveLength(1);
    expect(page.address()).toBe('/cihandover');
  });

  it('shows the reason in Indonesian', async () => {
    open({}, { search: 'problem=expired', language: 'id' });
    await heading('Sesi ke halaman mitra sudah berakhir');
    expect(screen.getByText('Sesi ke halaman mitra berlaku lima menit. Tekan Coba lagi.')).toBeTruthy();
  });

  it.each(['problem=down', 'problem=<b>', 'problem='])(
    'is ignored for an unknown reason in the address: %s',
    async (search) => {
      open({}, { search });
      await waitFor(() => expect(leaving).toHaveBeenCalled());
    },
  );
});

describe('a failed hand-over', () => {
  it('keeps the customer on the page while the partner does not answer, and can be retried', async () => {
    let isDown = true;
    const page = open({
      encryptForPartner: () =>
        isDown
          ? refuse({ status: 503, errCode: 4, errMsg: 'down' })
          : { encryptedData: 'a.b.c.d.e', address: ADDRESS },
    });
    await heading("Our partner's page does not answer");
    expect(leaving).not.toHaveBeenCalled();
    expect(page.toasts).toEqual([]);
    isDown = false;
    await page.user.click(tryAgain());
    await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith(ADDRESS));
  });

  it('can be retried after a lost connection', async () => {
    let isConnected = false;
    const page = open({
      encryptForPartner: () => (isConnected ? { encryptedData: 'a.b.c.d.e', address: ADDRESS } : noAnswer()),
    });
    await heading('There is no connection');
    isConnected = true;
    await page.user.click(tryAgain());
    await waitFor(() => expect(leaving).toHaveBeenCalledExactlyOnceWith(ADDRESS));
  });

  it('asks for the link again when the session has ended', async () => {
    const page = open({ encryptForPartner: refuse({ status: 401, errCode: 25, errMsg: 'ended' }) });
    await waitFor(() => expect(page.redirects).toEqual(['login']));
    expect(leaving).not.toHaveBeenCalled();
    await heading('Your session has ended');
  });

  it('shows that the session has ended when the link belongs to another', async () => {
    open({ encryptForPartner: refuse({ status: 404, errCode: 4, errMsg: 'Not found' }) });
    expect(await heading('Your session has ended')).toBeTruthy();
  });

  it('can be retried after any other failure', async () => {
    open({ encryptForPartner: refuse({ status: 500, errCode: 4, errMsg: 'x' }) });
    await heading('That did not work');
    expect(tryAgain()).toBeTruthy();
  });
});

describe('somebody without a critical-illness session [CI-007]', () => {
  it('is shown that the link must be opened again', async () => {
    const page = open({}, { as: 'nobody' });
    await heading('Your session has ended');
    expect(screen.getByText('Please open the link again that your agent sent you.')).toBeTruthy();
    expect(page.calls).toEqual([]);
  });

  it('is shown as an agent that the page is for customers', async () => {
    const page = open({}, { as: 'agent' });
    expect(store.get(agentAtom)).toBeDefined();
    await heading('This page is for customers');
    expect(page.calls).toEqual([]);
  });

  it('is shown as a customer of another product that the session has ended', async () => {
    const page = open({}, { as: 'nobody' });
    store.set(linkAtom, aLinkVisit());
    await heading('Your session has ended');
    expect(page.calls).toEqual([]);
  });
});
