import { expect, it } from 'vitest';
import { succeed } from '#testing/caller.ts';
import { newAgent, newLeader } from '#testing/people.ts';
import { sectionsOf } from '#areas/lists/testing/listed-quotes.ts';
import {
  accidentRecord,
  driveAccidentTo,
  formOf,
  newAccidentQuote,
  patchInsured,
  patchQuote,
  separateLimits,
  sixAndFour,
  useAccidentServer,
} from '#products/pa-ci/testing/accident.ts';

const world = useAccidentServer();

it('shows the number of insureds, each with plan and premium, and the beneficiaries [DASH-013]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const quote = await newAccidentQuote(server, agent.headers, { numberOfParticipants: 2 });
  const seat = { who: agent.headers, quoteId: quote.quoteId };
  await driveAccidentTo(server, { who: agent.headers, quote }, 'Customer Information Updated');
  const record = await accidentRecord(server, seat);
  const child = {
    beneficiaryRelation: 'child',
    beneficiaryDateOfBirth: '2018-03-04',
    guardianName: 'Siti Rahayu',
    guardianConsents: true,
    isNew: false,
  };
  const saved = await patchInsured(server, seat, formOf(record, 1, child));
  expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
  const sections = await sectionsOf(server, seat);
  expect(Object.keys(sections)).toEqual(['Cover', 'Insured 1 of 2', 'Insured 2 of 2', 'Policyholder']);
  expect(sections['Cover']).toEqual([
    'Plan: PA Basic',
    'People insured: 2',
    'Limits: One limit for all',
    'Cover begins: 10/02/2026',
    'Cover ends: 10/02/2027',
  ]);
  expect(sections['Insured 1 of 2']).toEqual([
    'Name: Budi Santoso',
    'Date of birth: 17/05/1990',
    'ID card number: 327•••••••••0001',
    'Mobile number: 6281234567890',
    'Email: budi@gmail.com',
    'Address: Jalan Dago 12, Bandung',
    'Plan: PA Basic',
    'Limit: Rp 50.000.000',
    'Premium: Rp 75.000',
    'Beneficiary: Ani Santoso',
    'Relation to the insured: Husband or wife',
  ]);
  expect(sections['Insured 2 of 2']?.slice(-3)).toEqual([
    'Beneficiary: Ani Santoso',
    'Relation to the insured: Child',
    "Beneficiary's date of birth: 04/03/2018",
  ]);
  const leader = await newLeader(server, agent.id);
  const looked = await sectionsOf(server, { who: leader.headers, quoteId: quote.quoteId });
  expect(looked['Insured 1 of 2']).toEqual([
    'Name: Budi Santoso',
    'Date of birth: 17/05/1990',
    'Plan: PA Basic',
    'Limit: Rp 50.000.000',
    'Premium: Rp 75.000',
    'Beneficiary: Ani Santoso',
    'Relation to the insured: Husband or wife',
  ]);
  expect(JSON.stringify(looked)).not.toMatch(/3273|6281|@|Dago/);
});

it('names the groups of separate limits [DASH-013]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await newAccidentQuote(server, agent.headers, separateLimits);
  const seat = { who: agent.headers, quoteId };
  expect((await patchQuote(server, seat, sixAndFour)).status).toBe(200);
  await succeed(server, agent.headers, 'quickQuote', { params: { quoteId } });
  const sections = await sectionsOf(server, { ...seat, language: 'id' });
  expect(sections['Pertanggungan']?.slice(0, 5)).toEqual([
    'Paket: PA Basic + PA Plus',
    'Jumlah tertanggung: 10',
    'Jenis limit: Limit terpisah',
    'Office: 6 × PA Basic',
    'Drivers: 4 × PA Plus',
  ]);
});
