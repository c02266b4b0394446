import { expectNoLayoutShift, watchLayoutShift } from '#support/layout-shift.ts';
import { test } from '#support/people.ts';
import type { AgentName } from '#support/people.ts';
import { DAY_SCREENS, addressOfScreen } from './day-screens.ts';

const SCREENS = [
  ['mitra', '/oonahome'],
  ['commercial', '/commercialhome'],
  ['support', '/commercialsupport'],
  ['withoutIdCard', '/oonahome'],
  ['mitra', '/oonanotification'],
  ['mitra', '/notificationpaymentpending'],
  ['mitra', '/recruit'],
  ['mitra', '/myaccount'],
  ['mitra', '/passkeys'],
] as const satisfies readonly (readonly [AgentName, string])[];

for (const [who, path] of SCREENS) {
  test(`nothing moves while ${path} of ${who} loads on a slow phone`, async ({ openPage }) => {
    const page = await openPage(who);
    await watchLayoutShift(page);
    await expectNoLayoutShift(page, `/app${path}`);
  });
}

const SHOWN = Object.values(DAY_SCREENS)
  .flat()
  .filter(({ loadsAlike = false }) => !loadsAlike);

for (const screen of SHOWN) {
  test(`nothing moves while the page ${screen.name} of ${screen.who} loads on a slow phone`, async ({
    openPage,
    logIn,
  }) => {
    const path = await addressOfScreen(screen, (await logIn(screen.who)).api);
    const page = await openPage(screen.who);
    await watchLayoutShift(page);
    await expectNoLayoutShift(page, path);
  });
}
