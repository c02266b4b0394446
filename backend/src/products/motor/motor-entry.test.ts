import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import { newAgent, newPhone } from '#testing/people.ts';
import {
  avanza,
  beat,
  motorCustomer,
  motorRecord,
  newMotorQuote,
  patchMotor,
  quickQuote,
  standardPlan,
  useMotorServer,
} from './testing/motor.ts';

const world = useMotorServer();

const create = async (server: AreaServer, facts: object, language = 'en') => {
  const { headers } = await newAgent(server);
  const body = { ...avanza, insuredMobile: newPhone(), requestId: randomUUID(), ...facts };
  return call(server, headers, 'createMotorQuote', { body, headers: { 'accept-language': language } });
};

it('stores plate and numbers in capitals without spaces, and answers the vehicle in the spelling of the specification [MOT-017]', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, headers, {
    actualLicensePlatCode: 'b',
    licensePlateNumber: ' 12',
    licensePlateNumber1: 'a b',
    chassisNo: 'mhf-123 45',
    engineNo: '2nr.123 45',
    accessories: 17_000_000,
  });
  expect(await motorRecord(server, headers, quoteId)).toMatchObject({
    product_Id: '61f0c1a5e4b0a70001a3d102',
    stage: 'Lead Created',
    vehicleType: 'fourWheeler',
    actualVehicleBrand: 'Toyota',
    vehicleModel: 'Avanza',
    actualManufactureYear: 2023,
    actualLicensePlatCode: 'B',
    licensePlateNumber: '12',
    licensePlateNumber1: 'AB',
    chassisNo: 'MHF12345',
    engineNo: '2NR12345',
    coverageOption: 1,
    accessories: 17_000_000,
    region: 2,
    duration: 1,
    isEligibleForMultiyear: true,
    planDetails: { FirstYear: 170_000_000 },
    effectiveDate: '2026-02-10',
    expiryDate: '2027-02-10',
    inspection: { status: 'wanted', round: 0 },
  });
});

it('creates quotes of two products for a car and a motorcycle [MOT-069]', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, headers, beat);
  expect(await motorRecord(server, headers, quoteId)).toMatchObject({
    product_Id: '61f0c1a5e4b0a70001a3d103',
    isEligibleForMultiyear: false,
  });
});

const CHASSIS_INVALID = 'The chassis number has 5 to 25 letters and digits';

/** By the API alone, without the checks of the screen. */
const REFUSED: readonly (readonly [string, object, string, string])[] = [
  [
    'four letters at the end of the plate [MOT-066]',
    { licensePlateNumber1: 'ABCD' },
    'licensePlateNumber1',
    'The plate ends in 1 to 3 letters',
  ],
  [
    'no plate code [MOT-067]',
    { actualLicensePlatCode: '' },
    'actualLicensePlatCode',
    'Licence plate code is required',
  ],
  [
    'a plate code that does not exist',
    { actualLicensePlatCode: 'XX' },
    'actualLicensePlatCode',
    'No region of Indonesia has this licence plate code',
  ],
  [
    'a plate without letters',
    { licensePlateNumber1: '' },
    'licensePlateNumber1',
    'The letters at the end of the plate are required: vehicles whose plate has none cannot be insured here',
  ],
  [
    'a Mazda comprehensively [MOT-061]',
    { actualVehicleBrand: 'Mazda', vehicleModel: 'CX-5' },
    'coverageOption',
    'Mazda cars are insured for Total Loss Only',
  ],
  [
    'a European car of six years [MOT-059]',
    { actualVehicleBrand: 'BMW', vehicleModel: 'X1', actualManufactureYear: 2020 },
    'coverageOption',
    'Comprehensive cover for European cars is available up to 5 years of age',
  ],
  [
    'another car of eleven years [MOT-060]',
    { actualManufactureYear: 2015 },
    'coverageOption',
    'Comprehensive cover is available up to 10 years of age',
  ],
  [
    'a motorcycle comprehensively [MOT-062]',
    { ...beat, coverageOption: 1 },
    'coverageOption',
    'Motorcycles are insured for Total Loss Only',
  ],
  [
    'commercial use [MOT-063]',
    { vehicleUse: 'commercial' },
    'coverageOption',
    'Vehicles in commercial use are not covered',
  ],
  [
    'a pick-up of the catalogue [MOT-063]',
    { vehicleModel: 'hilux', coverageOption: 2 },
    'coverageOption',
    'Pick-ups, trucks and buses are not covered',
  ],
  [
    'a typed pick-up [MOT-063]',
    { vehicleModel: 'Kijang Pick Up' },
    'coverageOption',
    'Pick-ups, trucks and buses are not covered',
  ],
  [
    'accessories above a tenth [MOT-064]',
    { accessories: 17_000_001 },
    'accessories',
    'Accessories are covered up to 10 percent of the sum insured',
  ],
  [
    'a sum below the limit',
    { sumInsured: 49_000_000 },
    'sumInsured',
    'The sum insured of a car is Rp 50 million to Rp 2 billion',
  ],
  [
    'next year',
    { actualManufactureYear: 2027 },
    'actualManufactureYear',
    'The year of manufacture is in the future',
  ],
  [
    'a start that is over',
    { effectiveDate: '2026-01-14' },
    'effectiveDate',
    'Cover can begin today or later',
  ],
  ['a chassis number that can be none', { chassisNo: 'AB1' }, 'chassisNo', CHASSIS_INVALID],
];

it.each(REFUSED)('refuses %s with the name of the field', async (_, facts, field, message) => {
  const answer = await create(world.server, facts);
  expect([answer.status, answer.message]).toEqual([422, message]);
  expect(JSON.parse(answer.text)).toMatchObject({ field, errors: [{ field, message }] });
});

it('lists every error of a new or a changed vehicle with its field', async () => {
  const { server } = world;
  const wrong = { licensePlateNumber1: 'ABCD', chassisNo: 'AB1', sumInsured: 49_000_000 };
  const errors = [
    { field: 'licensePlateNumber1', message: 'The plate ends in 1 to 3 letters' },
    { field: 'chassisNo', message: CHASSIS_INVALID },
    { field: 'sumInsured', message: 'The sum insured of a car is Rp 50 million to Rp 2 billion' },
  ];
  expect(JSON.parse((await create(server, wrong)).text)).toMatchObject({ errors });
  const { headers } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, headers);
  const changed = await patchMotor(server, { who: headers, quoteId }, { vehicle: { ...avanza, ...wrong } });
  expect([changed.status, JSON.parse(changed.text)]).toMatchObject([422, { errors }]);
});

it('lists the problems in Indonesian', async () => {
  const answer = await create(world.server, { licensePlateNumber1: 'ABCD' }, 'id');
  expect(answer.message).toBe('Akhiran pelat terdiri dari 1 hingga 3 huruf');
});

it.each([
  ['text for the sum', { sumInsured: '170000000' }],
  ['a coverage of 3', { coverageOption: 3 }],
  ['a field of its own', { duration: 5 }],
  ['a premium', { premium: 1 }],
])('refuses %s by the schema, before any rule of the product', async (_, facts) => {
  expect((await create(world.server, facts)).status).toBe(400);
});

it('makes one quote of a form that is sent twice, and refuses another form with the same request id', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  const body = {
    ...avanza,
    actualVehicleBrand: 'VW',
    vehicleModel: 'golf',
    insuredMobile: newPhone(),
    requestId: randomUUID(),
  };
  const [first, second] = [
    await call(server, headers, 'createMotorQuote', { body }),
    await call(server, headers, 'createMotorQuote', { body }),
  ];
  expect([first.status, second.errMsg]).toEqual([200, first.errMsg]);
  const changed = { ...body, sumInsured: 171_000_000 };
  expect((await call(server, headers, 'createMotorQuote', { body: changed })).status).toBe(422);
});

const changed = async (facts: object) => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, who, { chassisNo: 'MHFCHANGED1', engineNo: 'ENG00001' });
  const plan = { ...standardPlan, duration: 3, isEligibleForMultiyear: true };
  expect((await patchMotor(server, { who, quoteId }, plan)).status).toBe(200);
  const vehicle = { ...avanza, chassisNo: 'MHFCHANGED1', engineNo: 'ENG00001', ...facts };
  return patchMotor(server, { who, quoteId }, { vehicle });
};

describe('a changed vehicle', () => {
  it('returns to the choice of a plan for one year', async () => {
    const { errMsg } = await changed({ sumInsured: 180_000_000 });
    expect(errMsg.data).toMatchObject({
      stage: 'Lead Created',
      planCode: '',
      premium: 0,
      duration: 1,
      premiumYears: [],
      expiryDate: '2027-02-10',
      sumInsured: 180_000_000,
    });
  });

  it('is validated like a new one', async () => {
    const answer = await changed({ actualVehicleBrand: 'Mazda' });
    expect([answer.status, answer.message]).toEqual([422, 'Mazda cars are insured for Total Loss Only']);
  });

  it('cannot become a motorcycle', async () => {
    const answer = await changed(beat);
    expect([answer.status, answer.message]).toEqual([
      422,
      'A car and a motorcycle are different products. Please create a new quote.',
    ]);
  });
});

it('has a price without chassis and engine number, which the customer information asks for [MOT-068]', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newMotorQuote(server, who, { chassisNo: '', engineNo: '' });
  const seat = { who, quoteId: quote.quoteId };
  expect((await patchMotor(server, seat, standardPlan)).errMsg.data.premium).toBe(4_199_000);
  await quickQuote(server, seat);
  const missing = await patchMotor(server, seat, motorCustomer(quote.phone));
  expect([missing.status, JSON.parse(missing.text)]).toMatchObject([
    422,
    {
      errors: [
        { field: 'chassisNo', message: 'Chassis number is required' },
        { field: 'engineNo', message: 'Engine number is required' },
      ],
    },
  ]);
  const numbers = { chassisNo: 'mhf later 1', engineNo: '2nr-later1' };
  expect((await patchMotor(server, seat, motorCustomer(quote.phone, numbers))).status).toBe(200);
  const saved = { stage: 'Customer Information Updated', chassisNo: 'MHFLATER1', engineNo: '2NRLATER1' };
  expect(await motorRecord(server, who, quote.quoteId)).toMatchObject(saved);
  // Those that are known stay where the customer's information names none.
  expect((await patchMotor(server, seat, motorCustomer(quote.phone))).status).toBe(200);
  expect(await motorRecord(server, who, quote.quoteId)).toMatchObject(saved);
});

it('finds a vehicle by its plate in the lists of quotes and of leads [R71]', async () => {
  const { server } = world;
  const { headers } = await newAgent(server);
  await newMotorQuote(server, headers, {
    actualLicensePlatCode: 'B',
    licensePlateNumber: '1234',
    licensePlateNumber1: 'XYZ',
  });
  for (const name of ['B 1234 XYZ', 'b1234xyz', '1234']) {
    const lines = await succeed(server, headers, 'listPolicies', { query: { name } });
    const leads = await succeed(server, headers, 'listLeads', { query: { name } });
    expect([name, lines.expiringList.length, leads.data.length]).toEqual([name, 1, 1]);
  }
  expect((await succeed(server, headers, 'listPolicies', { query: { name: 'B 1235 XYZ' } })).total).toBe(0);
});
