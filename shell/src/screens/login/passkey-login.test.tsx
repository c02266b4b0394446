import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgentUser } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { inPage } from '#testing/open-page.tsx';
import { givePasskeys, request, shown } from '#testing/authenticator.ts';
import { Screen } from './login.screen.tsx';

const openLogin = (api: FakeReplies = {}) =>
  renderScreen(<Screen />, {
    frame: inPage,
    route: '/login',
    api: {
      passkeyLoginOptions: request,
      passkeyLogin: { message: 'ok', token: 'new-token', userInfo: 'info', user: anAgentUser() },
      ...api,
    },
  });

const yes = () => Promise.resolve(true);

const NAME = 'Sign in with a passkey';

it('signs in with a passkey, without a phone number', async () => {
  const { get } = givePasskeys();
  get.mockResolvedValue(shown());
  const page = openLogin();
  await page.user.click(screen.getByRole('button', { name: NAME }));
  await expect.poll(page.address).toBe('/oonahome');
  expect(store.get(agentAtom)?.token).toBe('new-token');
  expect(get.mock.calls[0]?.[0].mediation).toBeUndefined();
  expect(page.callsOf('passkeyLogin').map(({ body }) => body)).toMatchObject([
    { credential: { id: 'a2V5', type: 'public-key' } },
  ]);
});

it('shows beside the button that nothing was chosen, or that the passkey is refused', async () => {
  const { get } = givePasskeys();
  get.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError')).mockResolvedValue(shown());
  const page = openLogin({
    passkeyLogin: refuse({ status: 400, errCode: 4, errMsg: 'This passkey was not accepted.' }),
  });
  await page.user.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByText(/No passkey was chosen. Try again, or sign in with/)).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: NAME }));
  expect(await screen.findByText('This passkey was not accepted.')).toBeDefined();
  expect(page.toasts).toEqual([]);
});

it('waits for a passkey at the phone field where the browser offers it there', async () => {
  const { get } = givePasskeys();
  Object.assign(PublicKeyCredential, {
    isConditionalMediationAvailable: yes,
    isUserVerifyingPlatformAuthenticatorAvailable: yes,
  });
  get.mockResolvedValue(shown());
  const page = openLogin();
  expect(screen.getByLabelText(/Mobile number/).getAttribute('autocomplete')).toBe('tel webauthn');
  await expect.poll(page.address).toBe('/oonahome');
  expect(get.mock.calls[0]?.[0].mediation).toBe('conditional');
});

/** A promise that the test fulfils. */
const later = <T,>() => {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, resolve: (value: T) => settle?.(value) };
};

/** A login whose device and server answer when the test says so, with one wait at the phone field. */
const openOffered = async () => {
  const { get } = givePasskeys();
  Object.assign(PublicKeyCredential, {
    isConditionalMediationAvailable: yes,
    isUserVerifyingPlatformAuthenticatorAvailable: yes,
  });
  const device = later<unknown>();
  const signedIn = later<void>();
  get.mockReturnValue(device.promise);
  const page = openLogin({
    passkeyLogin: async () => {
      await signedIn.promise;
      return { message: 'ok', token: 'new-token', userInfo: 'info', user: anAgentUser() };
    },
  });
  await expect.poll(() => get.mock.calls).toHaveLength(1);
  return { ...page, get, device, signedIn };
};

it('makes one sign-in where the button is pressed while the answer of the field is under way', async () => {
  const page = await openOffered();
  page.device.resolve(shown());
  await expect.poll(() => page.callsOf('passkeyLogin')).toHaveLength(1);
  await page.user.click(screen.getByRole('button', { name: NAME }));
  await expect.poll(() => page.callsOf('passkeyLoginOptions')).toHaveLength(2);
  page.signedIn.resolve();
  await expect.poll(page.address).toBe('/oonahome');
  expect(page.callsOf('passkeyLogin')).toHaveLength(1);
  expect(page.get.mock.calls).toHaveLength(1);
});

it('makes one sign-in where the device answers the field and the button at once', async () => {
  const page = await openOffered();
  await page.user.click(screen.getByRole('button', { name: NAME }));
  await expect.poll(() => page.get.mock.calls).toHaveLength(2);
  page.device.resolve(shown());
  await expect.poll(() => page.callsOf('passkeyLogin')).toHaveLength(1);
  page.signedIn.resolve();
  await expect.poll(page.address).toBe('/oonahome');
  expect(page.callsOf('passkeyLogin')).toHaveLength(1);
});

it('leads staff who need a passkey to the page that adds one', async () => {
  const { get } = givePasskeys();
  get.mockResolvedValue(shown());
  const user = anAgentUser({ userType: 'Staff' });
  const page = openLogin({
    passkeyLogin: { message: 'ok', token: 't', userInfo: 'i', user, passkeyNeeded: true },
  });
  await page.user.click(screen.getByRole('button', { name: NAME }));
  await expect.poll(page.address).toBe('/passkeys');
});

it('leads to a new version of the agreement first after a sign-in with a passkey (ruling R56)', async () => {
  const { get } = givePasskeys();
  get.mockResolvedValue(shown());
  store.set(deployedPathsAtom, new Set(['/agreement']));
  const user = anAgentUser();
  const page = openLogin({
    passkeyLogin: { message: 'ok', token: 't', userInfo: 'i', user, agreementDue: true },
  });
  await page.user.click(screen.getByRole('button', { name: NAME }));
  await expect.poll(page.address).toBe('/agreement?next=%2Foonahome');
});

it('offers no passkey where the browser has none', () => {
  const page = openLogin();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  expect(page.calls).toEqual([]);
});
