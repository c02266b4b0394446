import { expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import { agentAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { noAnswer, refuse } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Frame } from '#screens.ts';
import { shippedAgreement } from '#testing/registration-data.ts';
import { Screen } from './agreement.screen.tsx';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const ACCEPTED_AT = '2026-11-22T03:00:00.000Z';
const OLD = { version: '2026-11', language: 'id', acceptedAt: ACCEPTED_AT } as const;
const NEW = shippedAgreement('en', { version: '2027-01', hash: 'b2'.repeat(32) });

const openAgreement = ({ api, ...options }: Options = {}) =>
  renderScreen(<Screen />, {
    session: anAgent(),
    frame: (inner) => <Frame>{inner}</Frame>,
    route: '/agreement',
    ...options,
    api: { getAgreement: NEW, acceptedAgreements: { agreements: [OLD] }, ...api },
  });

const AT_LOGIN = '/agreement?next=%2Foonaleads%3Ftab%3D2';
const button = (name: string) => screen.findByRole('button', { name });

const accept = async ({ user }: ReturnType<typeof openAgreement>): Promise<void> => {
  await user.click(await screen.findByRole('checkbox', { name: 'I have read and agree' }));
  await user.click(await button('Accept'));
};

it('requires the new version at the login, then opens the page of the login (ruling R56)', async () => {
  const page = openAgreement({ route: AT_LOGIN, api: { acceptAgreement: { message: 'ok' } } });
  expect(
    await screen.findByText(
      'There is a new version of the agreement. Please read and accept it before you continue.',
    ),
  ).toBeDefined();
  await accept(page);
  await waitFor(() => expect(page.address()).toBe('/oonaleads?tab=2'));
  expect(page.callsOf('acceptAgreement').map(({ body }) => body)).toEqual([
    { version: '2027-01', language: 'en', hash: 'b2'.repeat(32) },
  ]);
});

it.each(['%2F%2Fevil.test', 'https%3A%2F%2Fevil.test', '%2F%5Cevil.test'])(
  'follows no address of another site: %s',
  async (next) => {
    const page = openAgreement({
      route: `/agreement?next=${next}`,
      api: { acceptAgreement: { message: 'ok' } },
    });
    await accept(page);
    await waitFor(() => expect(page.callsOf('getAgreement')).toHaveLength(2));
    // As on a page that nothing led to.
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
    expect(page.address()).toBe(`/agreement?next=${next}`);
  },
);

it('explains "Not now" before it ends the session', async () => {
  const { user, address, callsOf } = openAgreement({ route: AT_LOGIN, api: { logout: { message: 'ok' } } });
  await user.click(await button('Not now'));
  expect(screen.getByText(/If you do not want to decide now, we log you out. Nothing is lost/)).toBeDefined();
  await user.click(await button('Continue reading'));
  expect(store.get(agentAtom)).toBeDefined();
  await user.click(await button('Not now'));
  await user.click(await button('Log out'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(store.get(agentAtom)).toBeUndefined();
  expect(callsOf('logout')).toHaveLength(1);
  expect(callsOf('acceptAgreement')).toEqual([]);
});

it('ends the session on this device even when the server cannot be reached', async () => {
  const { user, address } = openAgreement({ route: AT_LOGIN, api: { logout: noAnswer() } });
  await user.click(await button('Not now'));
  await user.click(await button('Log out'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(store.get(agentAtom)).toBeUndefined();
});

it('shows what was accepted and when, without asking again', async () => {
  openAgreement({ api: { getAgreement: shippedAgreement('en', { acceptedAt: ACCEPTED_AT }) } });
  expect(await screen.findByText('You accepted this agreement on 22/11/2026, 10:00 WIB.')).toBeDefined();
  expect(await screen.findByText('Accepted on 22/11/2026, 10:00 WIB, in Indonesian')).toBeDefined();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});

it('downloads the PDF of a version that was accepted, also after a new one came (ruling R56)', async () => {
  const urls: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    urls.push(file as Blob);
    return 'blob:pdf';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
  const { user, callsOf } = openAgreement({ api: { agreementPdf: pdf } });
  await user.click(await button('Download PDF: 2026-11'));
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
  expect(urls).toEqual([pdf]);
  expect(callsOf('agreementPdf').map(({ address }) => address)).toEqual(['agreement/pdf/2026-11']);
});

it('shows a failed PDF download beside its button', async () => {
  const { user, toasts } = openAgreement({
    api: { agreementPdf: refuse({ status: 503, errCode: 4, errMsg: 'later' }) },
  });
  await user.click(await button('Download PDF: 2026-11'));
  expect(await screen.findByText('The PDF could not be downloaded. Please try again.')).toBeDefined();
  expect(toasts).toEqual([]);
});
