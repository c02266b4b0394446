import { expect, it, vi } from 'vitest';
import { call } from '@payung/shared/api/client.ts';
import { setDeviceAhead, WRONG_CLOCKS } from '#testing/browser/device-clock.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { kiteEndpoints } from '#testing/kite.ts';
import { today } from './today.ts';

const LAST_MINUTES = Date.parse('2027-02-01T16:50:00Z');

it.each(WRONG_CLOCKS)('is the day of the server in Jakarta on a device that is %s', async (_words, ahead) => {
  setDeviceAhead(ahead);
  vi.useFakeTimers({ toFake: ['Date'], now: LAST_MINUTES + ahead });
  fakeApi({ winds: [] }, kiteEndpoints);
  await call(kiteEndpoints.winds);
  expect(today()).toBe('2027-02-01');
});
