import { expect, it, onTestFinished, vi } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { config } from '@payung/shared/config.ts';
import { SETTINGS_ELEMENT } from '@payung/shared/settings.ts';
import { deployedProductsAtom } from '@payung/shared/session/deployed-products.ts';
import { store } from '@payung/shared/session/store.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { expectConsole } from '@payung/shared/testing/console-guard.ts';
import { connectApiErrorEffects, redirectPath } from './api-error-effects.ts';

const loginAddress = (): string => '/login?next=%2Fsomewhere';

it('redirects to the general link pages while no link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/oonapayment', [kite])).toBe('/linknotmatch');
  expect(redirectPath('linkNotValid', '/oonapayment', [kite])).toBe('/linknotvalid');
});

it('redirects to the pages that the product names while its link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/kite/aB3dE9', [kite])).toBe('/kite-not-ours');
  expect(redirectPath('linkNotValid', '/kite/aB3dE9', [kite])).toBe('/kite-too-late');
});

it('redirects an ended session to the login page, which leads back afterwards', () => {
  const navigate = vi.fn<(path: string, options: { readonly replace: true }) => unknown>();
  connectApiErrorEffects({ navigate, currentPath: () => '/somewhere', loginAddress });
  handleApiError(new ApiError({ status: 401, errCode: 25, errMsg: 'Your session has ended.' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login?next=%2Fsomewhere', { replace: true });
});

it('leads staff who must add a passkey first to the page of passkeys, also after a quiet call', () => {
  const navigate = vi.fn<(path: string, options: { readonly replace: true }) => unknown>();
  connectApiErrorEffects({ navigate, currentPath: () => '/staffhome', loginAddress });
  expectConsole(/^A call failed/);
  const refusal = { status: 403, errCode: 4, errMsg: 'Add a passkey to go on', reason: 'passkeyNeeded' };
  handleApiError(new ApiError(refusal), { quiet: true });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/passkeys', { replace: true });
});

it('sends nobody back to an unknown link whose product names the login page [LINK-026]', () => {
  const product = { ...kite, link: { ...kite.link, invalid: '/login' } };
  store.set(deployedProductsAtom, [product]);
  onTestFinished(() => store.set(deployedProductsAtom, []));
  const navigate = vi.fn<(path: string, options: { readonly replace: true }) => unknown>();
  connectApiErrorEffects({ navigate, currentPath: () => '/kite/aB3dE9', loginAddress });
  handleApiError(new ApiError({ status: 400, errCode: 4, errMsg: 'given link is invalid' }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/login', { replace: true });
});

it.each([
  ['given link is invalid', '/linknotmatch'],
  ['link is expired', '/linknotvalid'],
  ['Link has expired', '/linknotvalid'],
])('replaces the page by the one for "%s": %s', (errMsg, path) => {
  const navigate = vi.fn<(path: string, options: { readonly replace: true }) => unknown>();
  connectApiErrorEffects({ navigate, currentPath: () => '/somewhere' });
  handleApiError(new ApiError({ status: 400, errCode: 1, errMsg }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: true });
});

it('leaves the application for a link that another site has expired', () => {
  const navigate = vi.fn<() => unknown>();
  const leave = vi.fn<(address: string) => void>();
  connectApiErrorEffects({ navigate, currentPath: () => '/somewhere', leave });
  handleApiError(new ApiError({ status: 400, errCode: 1, errMsg: 'link is expired-ci' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(config.external.criticalIllnessError);
  expect(navigate).not.toHaveBeenCalled();
});

it('leaves for the error page of the partner that is configured [ERR-019]', () => {
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify({ partnerUrl: 'https://partner.test/pages' });
  document.head.append(element);
  onTestFinished(() => element.remove());
  const leave = vi.fn<(address: string) => void>();
  connectApiErrorEffects({ navigate: vi.fn<() => unknown>(), currentPath: () => '/ci/aB3dE9', leave });
  handleApiError(new ApiError({ status: 400, errCode: 4, errMsg: 'link is expired-ci' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith('https://partner.test/pages/error');
});

it.each(['aB3dE9', 'aB3dE9.', 'aB3dE9%20'])(
  'tells the page about an expired link which it was: %s',
  (copied) => {
    const navigate =
      vi.fn<(path: string, options: { readonly replace: true; readonly state?: object }) => unknown>();
    connectApiErrorEffects({ navigate, currentPath: () => `/kite/${copied}` });
    handleApiError(new ApiError({ status: 400, errCode: 1, errMsg: 'link is expired' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/linknotvalid', {
      replace: true,
      state: { linkId: 'aB3dE9' },
    });
  },
);
