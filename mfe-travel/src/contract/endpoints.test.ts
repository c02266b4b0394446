import { expect, it } from 'vitest';
import { decodePart, encodePart } from '@payung/shared/api/endpoint.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { aQuotedQuote } from '#testing/quotes.ts';
import { parsePart } from '@payung/shared/wire/call-schemas.ts';
import { travelCalls, travelEndpoints } from './endpoints.ts';

it('has the methods and paths of the specification', () => {
  const rows = Object.entries(travelEndpoints).map(([name, { method, path }]) => [name, method, path]);
  expect(rows).toEqual([
    ['createTravelQuote', 'POST', 'user/create-quote'],
    ['coverageAreas', 'GET', 'user/travel-coveragearea'],
    ['getPlans', 'GET', 'user/get-plan/:quoteId'],
    ['getPlanBenefits', 'GET', 'user/plan-benefit/:quoteId'],
    ['getTravelQuote', 'GET', 'user/get-quotes'],
    ['updateTravelQuote', 'PATCH', 'user/update-quote/:quoteId'],
  ]);
  expect(Object.keys(travelCalls).filter((name) => name in endpoints)).toEqual([]);
});

const additionalBenefits = [
  {
    code: 'AC000CV02',
    type: 'B',
    parent: 'AC000CV01',
    name: 'Treatment',
    note: 'Up to a limit',
    premium: 0,
    icon: 'data:image/svg+xml,x',
  },
];
const wireAdditionalBenefits = [
  {
    BenefitCode: 'AC000CV02',
    BenefitType: 'B',
    ParentBenefit: 'AC000CV01',
    BenefitDesc: 'Treatment',
    Note: 'Up to a limit',
    Premium: 0,
    signedUrl: 'data:image/svg+xml,x',
  },
];

/** Every reply, and the answer on the wire, literally. */
const REPLIES: readonly (readonly [keyof typeof travelEndpoints, unknown, unknown])[] = [
  [
    'createTravelQuote',
    { quoteId: '65f0c1a5e4b0a70001a3f001', code: 'Q100001', stage: 'Lead Created' },
    { data: { quoteId: '65f0c1a5e4b0a70001a3f001', quote_Id: 'Q100001', stage: 'Lead Created' } },
  ],
  [
    'coverageAreas',
    [{ id: '2', name: 'Asia Pacific', tripType: 2 }],
    [{ id: '2', description: 'Asia Pacific', tripType: 2 }],
  ],
  [
    'getPlans',
    [
      {
        code: 'TRVGLD',
        name: 'Gold',
        premium: 184_000,
        benefits: [
          {
            name: 'Baggage',
            type: 'A',
            parent: '',
            internationalSum: 'Rp 20.000.000',
            domesticSum: 'Rp 3.500.000',
          },
        ],
        additionalBenefits,
      },
    ],
    {
      data: [
        {
          Plans: [
            {
              PlanCode: 'TRVGLD',
              PlanName: 'Gold',
              Premium: 184_000,
              MainBenefits: [
                {
                  BenefitDesc: 'Baggage',
                  benefitType: 'A',
                  ParentBenefit: '',
                  InternationalSI: 'Rp 20.000.000',
                  DomesticSI: 'Rp 3.500.000',
                },
              ],
              AdditionalBenefits: wireAdditionalBenefits,
            },
          ],
        },
      ],
    },
  ],
  [
    'getPlanBenefits',
    additionalBenefits,
    { data: [{ Plans: [{ AdditionalBenefits: wireAdditionalBenefits }] }] },
  ],
];

it.each(REPLIES)(
  'writes the reply of %s in the spelling of the wire and reads it back [TRV-002] [TRV-004] [TRV-073] [TRV-074]',
  (name, reply, wire) => {
    expect(encodePart(travelEndpoints[name], 'reply', reply)).toEqual(wire);
    expect(decodePart(travelEndpoints[name], 'reply', wire)).toEqual(reply);
  },
);

const quote = aQuotedQuote({
  promoCode: { code: 'PAYUNG-TRAVEL-20-OK', percent: 20 },
  adults: [{ fullName: 'Rina Santoso', birthDate: '1992-04-03', idCard: '3174010304920002' }],
  children: [{ fullName: 'Dewi Santoso', birthDate: '2015-06-05', passport: '7654322' }],
});
const wireQuote = {
  _id: '65f0c1a5e4b0a70001a3f001',
  quote_Id: 'Q100001',
  leadId: '65f0c1a5e4b0a70001a3f901',
  product_Id: '61f0c1a5e4b0a70001a3d101',
  stage: 'Quick Quote Created',
  version: 1,
  planName: 'Gold',
  planCode: 'TRVGLD',
  premium: 250_000,
  additionalBenefits: [{ BenefitCode: 'AC000GD01', BenefitDesc: 'Electronics and gadgets', Premium: 75_500 }],
  discountPercent: 0,
  discountAmount: 0,
  discountGivenBy: 'nobody',
  promoCodeList: [{ promoCode: 'PAYUNG-TRAVEL-20-OK', discountPercent: 20 }],
  orderLines: quote.orderLines,
  addOnTotal: 75_500,
  subtotal: 325_500,
  dueLines: quote.dueLines,
  adminCost: 15_000,
  stampDuty: 0,
  duePremium: 340_500,
  paymentStatus: 'Unpaid',
  insuredName: 'Budi Santoso',
  insuredEmail: '',
  insuredMobile: '6281234567890',
  insuredDob: '1990-05-20',
  insuredIdCard: '',
  insuredPassportNo: '',
  effectiveDate: '2027-03-01',
  expiryDate: '2027-03-06',
  savedAt: '2027-02-01T03:00:00.000Z',
  validUntil: '2027-02-15',
  agentName: 'Sari',
  tripType: 2,
  travelCoverageArea: '1',
  travelCoverageAreaDesc: 'ASEAN',
  travelDestination: '',
  travelDestinationDesc: '',
  departureDate: '2027-03-01',
  arrivalDate: '2027-03-06',
  adultCount: 1,
  childCount: 0,
  adults: [{ fullName: 'Rina Santoso', dob: '1992-04-03', idCard: '3174010304920002' }],
  childs: [{ fullName: 'Dewi Santoso', dob: '2015-06-05', passportNo: '7654322' }],
  covid: false,
};
/** Fields of the specification that the server writes and nothing reads. */
const unread = { coverageOption: 2, duration: 6, typeofProduct: 'Travel', occupationType: '' };

it('writes the quote in the spelling of the wire and reads it back [TRV-003] [TRV-081] [PAY-036]', () => {
  const row = travelEndpoints.getTravelQuote;
  expect(encodePart(row, 'reply', quote)).toEqual({ data: [wireQuote] });
  expect(parsePart(row, 'reply', { data: [{ ...wireQuote, ...unread }] })).toEqual(quote);
  expect(decodePart(row, 'reply', { data: [wireQuote] })).toEqual(quote);
  expect(encodePart(row, 'query', { quoteId: 'q', logkey: 'quoteSearch' })).toEqual({
    id: 'q',
    logkey: 'quoteSearch',
  });
});

it('has in the quote the fields of the specified quote context [SHELL-035]', () => {
  const read = decodePart(travelEndpoints.getTravelQuote, 'reply', {
    data: [{ ...wireQuote, proposalNo: 'PR-1' }],
  });
  // isTravel; quote_Id and qNo; leadId; ProposerNumberdata; isOld; tca, tcaid, triptype; age; covid.
  expect(read).toMatchObject({
    productId: '61f0c1a5e4b0a70001a3d101',
    code: 'Q100001',
    leadId: '65f0c1a5e4b0a70001a3f901',
    proposalNo: 'PR-1',
    stage: 'Quick Quote Created',
    coverageAreaName: 'ASEAN',
    coverageArea: '1',
    tripType: 2,
    insuredBirthDate: '1990-05-20',
    covid: false,
  });
});

it('writes the reply to a change in the spelling of the wire and reads it back', () => {
  const row = travelEndpoints.updateTravelQuote;
  const message = 'Quote Updated Successfully';
  expect(encodePart(row, 'reply', { message, quote })).toEqual({ message, data: wireQuote });
  expect(decodePart(row, 'reply', { message, data: wireQuote })).toEqual({ message, quote });
});

it('reads the quote code of the quick quote [TRV-065]', () => {
  expect(decodePart(endpoints.quickQuote, 'reply', { data: { quote_Id: 'Q100777' } })).toEqual({
    code: 'Q100777',
  });
});
