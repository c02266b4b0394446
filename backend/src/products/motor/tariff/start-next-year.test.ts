import { beforeEach, expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';
import {
  driveMotorTo,
  motorCustomer,
  motorRecord,
  newMotorQuote,
  patchMotor,
  standardPlan,
  useMotorServer,
} from '../testing/motor.ts';

const world = useMotorServer();

const plan = (duration: number, facts: object = {}) => ({
  ...standardPlan,
  duration,
  isEligibleForMultiyear: true,
  ...facts,
});

const quoteOf = async (server: AreaServer, facts: object = {}) => {
  const { headers: who } = await newAgent(server);
  const { quoteId, phone } = await newMotorQuote(server, who, facts);
  return { who, quoteId, phone };
};

const IN_DECEMBER = { effectiveDate: '2026-12-20' };

// Cover begins at most 180 days ahead.
beforeEach(() => world.server.clock.set('2026-12-01T03:00:00.000Z'));

it('prices a start in another year by the age that the vehicle then has (ruling R13)', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server, { ...IN_DECEMBER, actualManufactureYear: 2021 });
  await driveMotorTo(server, { who, quote: { quoteId, phone } }, 'Quick Quote Created');
  expect((await motorRecord(server, who, quoteId)).premium).toBe(4_199_000);
  const later = motorCustomer(phone, { effectiveDate: '2027-01-05' });
  const { errMsg } = await patchMotor(server, { who, quoteId }, later);
  expect(errMsg.data).toMatchObject({
    premium: 4_408_950,
    effectiveDate: '2027-01-05',
    expiryDate: '2028-01-05',
    premiumYears: [{ vehicleAge: 6, ageLoadingPercent: 5 }],
  });
});

it('refuses a start at which the vehicle is too old', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server, { ...IN_DECEMBER, actualManufactureYear: 2016 });
  await driveMotorTo(server, { who, quote: { quoteId, phone } }, 'Quick Quote Created');
  const answer = await patchMotor(
    server,
    { who, quoteId },
    motorCustomer(phone, { effectiveDate: '2027-01-05' }),
  );
  expect([answer.status, answer.message]).toEqual([
    422,
    'Comprehensive cover is available up to 10 years of age',
  ]);
  expect(JSON.parse(answer.text).errors).toEqual([
    { field: 'effectiveDate', message: 'Comprehensive cover is available up to 10 years of age' },
  ]);
});

it('refuses a start from which not all of the chosen years are accepted', async () => {
  const { server } = world;
  const { who, quoteId, phone } = await quoteOf(server, { ...IN_DECEMBER, actualManufactureYear: 2020 });
  await patchMotor(server, { who, quoteId }, plan(5));
  await succeed(server, who, 'motorQuickQuote', { params: { quoteId }, query: { type: 'fourWheeler' } });
  const answer = await patchMotor(
    server,
    { who, quoteId },
    motorCustomer(phone, { effectiveDate: '2027-01-05' }),
  );
  expect([answer.status, answer.message]).toEqual([422, 'This vehicle is insured for one year at a time']);
});
