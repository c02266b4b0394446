import { test } from '@payung/platform/e2e/people.ts';
import { sweepsOf } from '#support/sweep.ts';
import type { Screen } from '#support/sweep.ts';

/** What anybody may open. */
const SCREENS: readonly Screen[] = [
  // The edge has drawn it.
  { path: '/login', skeleton: 'none' },
  { path: '/linknotvalid' },
  { path: '/linknotmatch' },
  { path: '/oonafailure' },
  { path: '/paymentresponse' },
  { path: '/paymentsuccess/65f0c1a5e4b0a70001a3f0aa', name: 'nobodys' },
  // Drawn at once: there is nothing to load.
  { path: '/there-is-no-such-page', skeleton: 'none', isMissing: true },
];

const SWEEPS = sweepsOf([
  {
    subject: 'that anybody may open',
    visits: () => Promise.resolve([{ as: 'stranger', screens: SCREENS }]),
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
