import { expect, it } from 'vitest';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { aFederation } from '#testing/open-page.tsx';
import { openFirstScreen } from './first-screen.ts';

it.each([
  ['/login', 'login'],
  ['/kite/aB3dE9', 'linkEntry'],
  ['/kite-otp', 'customerOtp'],
])('has the screen of a page that the edge has drawn before it shows it: %s', async (path, id) => {
  store.set(deployedProductsAtom, [kite]);
  const federation = aFederation(() => Promise.reject(new Error('No remote is deployed.')));
  await openFirstScreen(federation, path);
  expect(federation.screens.screenState(`shell/${id}`).kind).toBe('ready');
});
