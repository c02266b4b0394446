import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { test } from '#support/people.ts';
import type { AgentName } from '#support/people.ts';

const SCREENS = [
  ['mitra', '/oonahome'],
  ['commercial', '/commercialhome'],
  ['support', '/commercialsupport'],
  ['withoutIdCard', '/oonahome'],
  ['mitra', '/oonanotification'],
  ['mitra', '/notificationpaymentpending'],
  ['mitra', '/recruit'],
  ['mitra', '/myaccount'],
] as const satisfies readonly (readonly [AgentName, string])[];

for (const [who, path] of SCREENS) {
  test(`nothing moves while ${path} of ${who} loads on a slow phone`, async ({ openPage }) => {
    const page = await openPage(who);
    await watchLayoutShift(page);
    await expectNoLayoutShift(page, `/app${path}`);
  });
}
