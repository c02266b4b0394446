import { expect, it, vi } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { handleApiError } from '@payung/shared/api/handle-api-error.ts';
import { config } from '@payung/shared/config.ts';
import { kite } from '@payung/shared/testing/kite.ts';
import { connectApiErrorEffects, redirectPath } from './api-error-effects.ts';

it('redirects to the general link pages where no link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/oonapayment', [kite])).toBe('/linknotmatch');
  expect(redirectPath('linkNotValid', '/oonapayment', [kite])).toBe('/linknotvalid');
});

it('redirects to the pages that the product names while its link is being opened', () => {
  expect(redirectPath('linkNotMatch', '/kite/aB3dE9', [kite])).toBe('/kite-not-ours');
  expect(redirectPath('linkNotValid', '/kite/aB3dE9', [kite])).toBe('/kite-too-late');
});

it('redirects an ended session to the login page from everywhere', () => {
  expect(redirectPath('login', '/kite/aB3dE9', [kite])).toBe('/login');
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
