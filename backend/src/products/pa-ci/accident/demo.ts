import type { CoverForm, LimitGroup } from 'mfe-pa-ci/contract/schemas/accident.ts';
import { NO_INSURED } from 'mfe-pa-ci/rules/insured.ts';
import type { Insured } from 'mfe-pa-ci/contract/schemas/insured.ts';
import { addDays, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { IsoDate } from '@payung/shared/domain/dates.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { demoEmail } from '#areas/quote/product/insurance-product.ts';
import type { DemoAgentKey, DemoSale } from '#areas/quote/product/insurance-product.ts';
import { demoId } from '#areas/agents/demo-people.ts';
import { coverCommand, groupsCommand } from './cover-commands.ts';
import { accidentFacts } from './create-quote.ts';
import type { InsuredRules } from './insured/insured.ts';
import { insuredCommand, policyholderCommand } from './insured/people-commands.ts';

interface DemoPerson extends Pick<Insured, 'name' | 'birthDate' | 'beneficiaryName' | 'beneficiaryRelation'> {
  readonly guardianName?: string;
}

interface DemoAccident {
  readonly agent: DemoAgentKey;
  readonly phone: string;
  /** The first is the policyholder. */
  readonly people: readonly DemoPerson[];
  readonly planCode: string;
  readonly groups: readonly LimitGroup[];
  readonly months: CoverForm['months'];
  /** Days from the start of the demo to the start of cover. */
  readonly startsIn: number;
  readonly stage: Stage;
}

const ACCIDENTS: readonly DemoAccident[] = [
  {
    agent: 'mitra',
    phone: '081311110031',
    people: [
      {
        name: 'Yusuf Hidayat',
        birthDate: '1985-02-11',
        beneficiaryName: 'Rina Hidayat',
        beneficiaryRelation: 'spouse',
      },
      {
        name: 'Rina Hidayat',
        birthDate: '1987-09-03',
        beneficiaryName: 'Yusuf Hidayat',
        beneficiaryRelation: 'spouse',
      },
      {
        name: 'Nadia Hidayat',
        birthDate: '2016-06-21',
        beneficiaryName: 'Rina Hidayat',
        beneficiaryRelation: 'parent',
        guardianName: 'Rina Hidayat',
      },
    ],
    planCode: 'PABSC',
    groups: [],
    months: 12,
    startsIn: 14,
    stage: 'Customer Information Updated',
  },
  {
    agent: 'mitra',
    phone: '081311110032',
    people: [
      {
        name: 'Agus Salim',
        birthDate: '1979-12-30',
        beneficiaryName: 'Wati Salim',
        beneficiaryRelation: 'spouse',
      },
      {
        name: 'Joko Prasetyo',
        birthDate: '1990-04-18',
        beneficiaryName: 'Sri Prasetyo',
        beneficiaryRelation: 'parent',
      },
    ],
    planCode: '',
    groups: [
      { name: 'Office', participants: 1, planCode: 'PABSC' },
      { name: 'Drivers', participants: 1, planCode: 'PAPLS' },
    ],
    months: 6,
    startsIn: 7,
    stage: 'Quick Quote Created',
  },
];

/** The first insured says more: where mail and policy go. */
const formOf = (person: DemoPerson, isFirst: boolean, phone: string): Insured => ({
  ...NO_INSURED,
  ...person,
  guardianConsents: person.guardianName !== undefined,
  ...(isFirst ? { phone, email: demoEmail(person.name), address: 'Jalan Dago 12, Bandung' } : {}),
});

const saleOf = (demo: DemoAccident, today: IsoDate, mailDomains: InsuredRules['mailDomains']): DemoSale => {
  const { people, phone, planCode, groups, months } = demo;
  const insuredName = people[0]?.name ?? '';
  const startDate = addDays(today, demo.startsIn);
  const cover: CoverForm = {
    insuredName,
    participants: people.length,
    limitType: groups.length === 0 ? 'one' : 'separate',
    startDate,
    months,
    planCode,
  };
  const contact = { insuredName, insuredPhone: phone, insuredEmail: demoEmail(insuredName), startDate };
  return {
    agent: demo.agent,
    facts: accidentFacts({ ...cover, insuredPhone: phone, requestId: demoId(phone) }, today),
    saves: {
      'Plan Selected': [
        coverCommand({ cover, leaveOut: [] }),
        ...(groups.length === 0 ? [] : [groupsCommand(groups)]),
      ],
      'Additional Benefit Selected': [],
      'Customer Information Updated': [
        policyholderCommand(contact, mailDomains),
        ...people.map((person, index) =>
          insuredCommand(
            { find: (rows) => rows[index], insured: formOf(person, index === 0, phone) },
            mailDomains,
          ),
        ),
      ],
    },
    stage: demo.stage,
  };
};

/** Quotes that the demo shows. */
export const accidentDemoSales =
  (mailDomains: InsuredRules['mailDomains']) =>
  (now: Date): readonly DemoSale[] =>
    ACCIDENTS.map((demo) => saleOf(demo, todayInJakarta(now), mailDomains));
