import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { failureNotice } from './identity-notice.tsx';

afterEach(() => vi.restoreAllMocks());

const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const lost = () => new ApiError({ errMsg: 'Network Error' });

it('shows that the device is offline when no answer came', () => {
  expect(failureNotice(lost())).toEqual({ kind: 'error', next: 'identity.failed' });
  offline();
  expect(failureNotice(lost())).toEqual({ kind: 'error', next: 'identity.offline' });
});

it('shows the answer of the server, also when the connection was lost since', () => {
  offline();
  const refused = new ApiError({ status: 422, errCode: 4, errMsg: 'Too large' });
  expect(failureNotice(refused)).toEqual({ kind: 'error', next: { words: 'Too large' } });
});
