import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deployedPathsAtom } from '@payung/shared/session/deployed-paths.ts';
import { store } from '@payung/shared/session/store.ts';
import { anAgentUser } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#messages/with-texts.tsx';
import { Screen } from './login.screen.tsx';

/** A login by one-time code, after which the server says that a new version of the agreement is due. */
const logIn = async (route: string, paths: readonly string[]) => {
  store.set(deployedPathsAtom, new Set(paths));
  const page = renderScreen(<Screen />, {
    frame: withTexts,
    route,
    api: {
      sendOtp: { key: 'otp-key', message: 'sent' },
      verifyOtp: { message: 'ok', token: 't', userInfo: 'i', user: anAgentUser(), agreementDue: true },
    },
  });
  await page.user.type(screen.getByLabelText(/Mobile number/), '081234567890');
  await page.user.click(screen.getByRole('button', { name: 'Send OTP' }));
  const [first] = await screen.findAllByRole('textbox');
  await page.user.click(first!);
  await page.user.paste('123456');
  const verify = screen.queryByRole('button', { name: 'Verify OTP' });
  if (verify !== null) await page.user.click(verify);
  return page;
};

it('leads to a new version of the agreement first, and says where to go after it (ruling R56)', async () => {
  const page = await logIn('/login?next=%2Foonaleads%3Ftab%3D2', ['/agreement']);
  await expect.poll(page.address).toBe('/agreement?next=%2Foonaleads%3Ftab%3D2');
});

it('says the own home where nothing else was asked for (ruling R56)', async () => {
  const page = await logIn('/login', ['/agreement']);
  await expect.poll(page.address).toBe('/agreement?next=%2Foonahome');
});

it('leads straight on where no remote has the agreement', async () => {
  const page = await logIn('/login', []);
  await expect.poll(page.address).toBe('/oonahome');
});
