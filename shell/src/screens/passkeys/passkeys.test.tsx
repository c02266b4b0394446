import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PasskeyList } from '@payung/shared/schemas/auth.ts';
import { agentAtom } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { refuse } from '@payung/shared/testing/fake-api.ts';
import type { FakeReplies } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { created, givePasskeys, registration } from '#testing/authenticator.ts';
import { Screen } from './passkeys.screen.tsx';

const PHONE = {
  id: 'k1',
  name: 'Phone',
  addedAt: '2026-01-15T03:00:00.000Z',
  usedAt: '2026-01-16T03:00:00.000Z',
  isSynced: true,
};

/** A server that stores what it is sent. */
const openPage = (
  items: PasskeyList['items'] = [],
  { isNeeded = false, ...more }: FakeReplies & { isNeeded?: boolean } = {},
) => {
  const kept = { items, isNeeded };
  return renderScreen(<Screen />, {
    frame: withTexts,
    session: anAgent(),
    route: '/passkeys',
    api: {
      listPasskeys: () => ({ ...kept }),
      passkeyOptions: registration,
      addPasskey: ({ body }) => {
        const { name } = body as { name: string };
        Object.assign(kept, { items: [{ ...PHONE, name }], isNeeded: false });
        return { id: 'k1', message: 'The passkey was added' };
      },
      renamePasskey: ({ body }) => {
        Object.assign(kept, { items: [{ ...PHONE, name: (body as { name: string }).name }] });
        return { message: 'The name was saved' };
      },
      removePasskey: () => {
        Object.assign(kept, { items: [] });
        return { message: 'The passkey was removed' };
      },
      logout: { message: 'ok' },
      ...more,
    },
  });
};

const add = async ({ user }: ReturnType<typeof openPage>) =>
  user.click(await screen.findByRole('button', { name: 'Add a passkey' }));

it('offers to add the first passkey, and shows it with the way home', async () => {
  const { create } = givePasskeys();
  create.mockResolvedValue(created());
  const page = openPage();
  expect(await screen.findByText(/You have no passkey yet/)).toBeDefined();
  await add(page);
  expect(await screen.findByText(/The passkey was added. Use it the next time/)).toBeDefined();
  expect(await screen.findByRole('article')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to my home page' }).getAttribute('href')).toBe('/oonahome');
  expect(page.callsOf('addPasskey').map(({ body }) => body)).toMatchObject([
    { credential: { id: 'a2V5', type: 'public-key', response: { transports: ['internal'] } } },
  ]);
});

it('shows when a passkey was added and last used', async () => {
  givePasskeys();
  openPage([PHONE]);
  const card = await screen.findByRole('article', { name: 'Phone' });
  expect(within(card).getByText('15/01/2026')).toBeDefined();
  expect(within(card).getByText('16/01/2026')).toBeDefined();
  expect(within(card).getByText('Also on your other devices with the same account.')).toBeDefined();
});

it('says what to do when the person cancels, the device has one already, or cannot keep one', async () => {
  const { create } = givePasskeys();
  const page = openPage([PHONE]);
  for (const [name, message] of [
    ['NotAllowedError', 'No passkey was added. Try again and confirm on your device.'],
    ['InvalidStateError', /This device already has a passkey for your account/],
    ['UnknownError', /The browser could not use a passkey/],
  ] as const) {
    create.mockRejectedValueOnce(new DOMException('no', name));
    await add(page);
    expect(await screen.findByText(message)).toBeDefined();
  }
  expect(page.toasts).toEqual([]);
});

it('names other browsers when this one has no passkeys', async () => {
  openPage();
  expect(await screen.findByText(/This browser has no passkeys. Open this page in Chrome/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('leads through the login and back when the sign-in is too old', async () => {
  givePasskeys();
  const page = openPage([PHONE], {
    passkeyOptions: refuse({ status: 403, errCode: 4, errMsg: 'Sign in first', reason: 'signInAgain' }),
  });
  await add(page);
  expect(await screen.findByText('Sign in first')).toBeDefined();
  await page.user.click(screen.getByRole('button', { name: 'Sign in again' }));
  await expect.poll(page.address).toBe('/login?next=%2Fpasskeys');
  expect(store.get(agentAtom)).toBeUndefined();
});

it('says that a passkey is needed, without a link back', async () => {
  givePasskeys();
  openPage([], { isNeeded: true });
  expect(await screen.findByText(/Add a passkey to open your work pages/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

it('renames a passkey, and refuses an empty name', async () => {
  givePasskeys();
  const page = openPage([PHONE]);
  await page.user.click(await screen.findByRole('button', { name: 'Rename Phone' }));
  const field = screen.getByLabelText('Name of the passkey');
  await page.user.clear(field);
  await page.user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(screen.getByText('Enter a name, for example: My phone')).toBeDefined();
  await page.user.type(field, 'Office laptop');
  await page.user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(await screen.findByRole('article', { name: 'Office laptop' })).toBeDefined();
  expect(page.callsOf('renamePasskey').map(({ params, body }) => [params, body])).toEqual([
    [{ passkeyId: 'k1' }, { name: 'Office laptop' }],
  ]);
});

it('removes a passkey after a confirmation', async () => {
  givePasskeys();
  const page = openPage([PHONE]);
  await page.user.click(await screen.findByRole('button', { name: 'Remove Phone' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove Phone?' }));
  await page.user.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(page.callsOf('removePasskey')).toEqual([]);
  await page.user.click(screen.getByRole('button', { name: 'Remove Phone' }));
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/You have no passkey yet/)).toBeDefined();
  expect(page.callsOf('removePasskey').map(({ params }) => params)).toEqual([{ passkeyId: 'k1' }]);
});
