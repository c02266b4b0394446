import { paCiRoutes } from 'mfe-pa-ci/contract/routes.ts';
import type { Api } from '#support/api.ts';
import { test } from '#support/people.ts';
import { ofLink, ofQuote } from '#support/sweep.ts';
import type { Screen } from '#support/sweep.ts';
import { sweepsOf } from '#support/sweeps.ts';
import { GROUPS_OF_THREE, makeAccidentQuote } from './accident-quotes.ts';
import type { ReachableAccidentStage } from './accident-quotes.ts';
import { makeCiQuote } from './ci-quotes.ts';
import { insuredsScreens } from './insureds-screens.ts';

const AGENT = 'mitra';

/** Every screen of the journey, each at a stage at which it is open. */
const journey = async (api: Api): Promise<readonly Screen[]> => {
  const at = async (stage: ReachableAccidentStage, ...paths: readonly string[]) => {
    const wanted = { participants: 3, groups: GROUPS_OF_THREE };
    return ofQuote((await makeAccidentQuote(api, stage, wanted)).quoteId, ...paths);
  };
  return [
    { path: paCiRoutes.start.path, name: 'new' },
    ...(await at('Lead Created', '/oonaaccidentscreen', '/accidentseperaterequestlimits')),
    ...(await at('Plan Selected', '/accidentordersummary')),
    ...(await at('Quick Quote Created', '/accidentquotesuccess', '/accidentcustomerinformation')),
    ...(await at(
      'Customer Information Updated',
      '/accidentmultiplecustomerinformation',
      '/accidentcustomerdetails',
    )),
    ...(await at('Full Quote Created', '/accidentpaymentconfirmation')),
    ...(await at('Full Quote Created With Payment', '/accidentconfirmationsuccess', '/accidentpaylater')),
    { path: paCiRoutes.ciStart.path },
    ...ofQuote((await makeCiQuote(api)).quoteId, paCiRoutes.ciLink.path),
  ];
};

/** As somebody who has not verified the phone: the page for the code, and the way to the partner. */
const closed = async (api: Api): Promise<readonly Screen[]> => [
  ofLink(await makeAccidentQuote(api, 'Quick Quote Created'), '/accidentOtp'),
  ofLink(await makeCiQuote(api), '/ciOtp'),
  { path: paCiRoutes.ciHandover.path, skeleton: 'maybe' },
];

const SWEEPS = sweepsOf([
  {
    says: 'of personal accident and critical illness',
    visits: async ({ logIn }) => {
      const { api } = await logIn(AGENT);
      return [
        { as: AGENT, screens: await journey(api) },
        { as: 'stranger', screens: await closed(api) },
      ];
    },
  },
  {
    says: 'of the insureds, with its dialogs,',
    rules: '[SHELL-033]',
    visits: async ({ logIn }) => [{ as: AGENT, screens: await insuredsScreens((await logIn(AGENT)).api) }],
  },
]);

for (const { title, run } of SWEEPS)
  test(title, ({ openPage, logIn, platform }) => run({ openPage, logIn, platform }));
