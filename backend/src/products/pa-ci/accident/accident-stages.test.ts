import { PRODUCT_IDS } from '@payung/shared/configured-products.ts';
import type { EventActorKind } from '#areas/quote/transitions.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { describeTransitions } from '#areas/quote/testing/specified-table.ts';
import { describeStageWalk } from '#areas/quote/testing/stage-walk.ts';
import type { LiteralTransition } from '#areas/quote/testing/stage-walk.ts';
import { paCiModule } from '../module.ts';
import { withAccidentTables } from '../sql/accident-tables.ts';
import {
  driveAccidentTo,
  insuredForm,
  newAccidentQuote,
  patchInsured,
  patchQuote,
  policyholder,
  testSettings,
} from '../testing/accident.ts';
import { ACCIDENT_TRANSITIONS } from './transitions.ts';

const BOTH: readonly EventActorKind[] = ['agent', 'customer'];

/** Written out from the specification and rulings R21 to R25: event, by whom, from which stages, to which, what it clears. */
const LAW: readonly LiteralTransition[] = [
  [
    'changeRisk',
    BOTH,
    [
      'Lead Created',
      'Plan Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Lead Created',
    ['plan', 'quickQuote', 'proposal'],
  ],
  [
    'savePlan',
    BOTH,
    [
      'Lead Created',
      'Plan Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'Plan Selected',
    ['quickQuote', 'proposal'],
  ],
  [
    'saveContact',
    BOTH,
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'keep',
    ['proposal'],
  ],
  [
    'saveCustomer',
    BOTH,
    ['Quick Quote Created', 'PromoCode Added', 'Customer Information Updated', 'Full Quote Created'],
    'keep',
    ['proposal'],
  ],
  [
    'confirm',
    BOTH,
    ['Quick Quote Created', 'Customer Information Updated', 'Full Quote Created'],
    'Full Quote Created',
    [],
  ],
  [
    'changePhone',
    ['agent'],
    [
      'Lead Created',
      'Plan Selected',
      'Covid Benefit Selected',
      'Additional Benefit Selected',
      'Quick Quote Created',
      'PromoCode Added',
      'Customer Information Updated',
      'Full Quote Created',
    ],
    'keep',
    [],
  ],
  [
    'quickQuote',
    BOTH,
    ['Plan Selected', 'Covid Benefit Selected', 'Additional Benefit Selected', 'Quick Quote Created'],
    'Quick Quote Created',
    [],
  ],
  ['quickQuote', BOTH, ['PromoCode Added', 'Customer Information Updated', 'Full Quote Created'], 'keep', []],
  ['payLater', BOTH, ['Full Quote Created'], 'Full Quote Created With Payment', []],
  ['paid', ['system'], ['Full Quote Created'], 'Policy Generated', []],
  ['paidLater', ['system'], ['Full Quote Created With Payment'], 'Policy Generated', []],
  ['cancelPolicy', ['system'], ['Full Quote Created With Payment'], 'keep', []],
  ['cancelPolicy', ['staff'], ['Policy Generated'], 'keep', []],
];

describeTransitions('personal accident (rulings R21 to R25)', ACCIDENT_TRANSITIONS, LAW);

/** The quotes of the walk are rows alone: each gets a complete insured. */
const insuredOf = async ({ services, clock }: AreaServer, quoteId: string) => {
  const row = {
    id: quoteId,
    quote_id: quoteId,
    insured_no: 1,
    version: 1,
    name: 'Budi Santoso',
    birth_date: '1990-05-17',
    phone: '6281234567890',
    email: 'budi@gmail.com',
    address: 'Jalan Dago 12',
    beneficiary_name: 'Ani Santoso',
    updated_at: clock.now(),
  };
  await withAccidentTables(services.db).insertInto('accident_insureds').values(row).execute();
  return row;
};

const cover = {
  insuredName: 'Budi Santoso',
  numberOfParticipants: 1,
  requestLimitType: 'same',
  effectiveDate: '2026-02-10',
  months: 12,
  planCode: 'PABSC',
  leaveOut: [],
};

/** With all insureds complete, saving any of them leads to Customer Information Updated. */
const WALKED = LAW.map((row): LiteralTransition =>
  row[0] === 'saveCustomer' || row[0] === 'saveContact'
    ? [row[0], row[1], row[2], 'Customer Information Updated', row[4]]
    : row,
);

describeStageWalk({
  title: 'a personal accident quote',
  modules: [paCiModule(testSettings)],
  table: WALKED,
  confirmedQuote: async (server, agent) => {
    const quote = await newAccidentQuote(server, agent, { numberOfParticipants: 1 });
    await driveAccidentTo(server, { who: agent, quote }, 'Full Quote Created');
    return quote.quoteId;
  },
  promo: { productId: PRODUCT_IDS.pa, length: 12 },
  acts: () => ({
    changeRisk: async (server, who, { id }) => {
      await insuredOf(server, id);
      const body = { ...cover, requestLimitType: 'separate', planCode: '' };
      return patchQuote(server, { who, quoteId: id }, body);
    },
    savePlan: async (server, who, { id }) => {
      await insuredOf(server, id);
      return patchQuote(server, { who, quoteId: id }, cover);
    },
    saveContact: async (server, who, { id, insured_phone }) => {
      await insuredOf(server, id);
      return patchQuote(server, { who, quoteId: id }, policyholder(insured_phone));
    },
    saveCustomer: async (server, who, { id }) => {
      const { version } = await insuredOf(server, id);
      const body = { _id: id, version, ...insuredForm(0, { beneficiaryName: 'Another' }) };
      return patchInsured(server, { who, quoteId: id }, body);
    },
    quickQuote: (server, who, { id }) => call(server, who, 'quickQuote', { params: { quoteId: id } }),
    confirm: async (server, who, { id }) => {
      await insuredOf(server, id);
      return call(server, who, 'confirmQuote', { params: { quoteId: id }, body: consents });
    },
  }),
});
