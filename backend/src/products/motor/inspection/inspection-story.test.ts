import { expect, it } from 'vitest';
import { call, succeed } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { newStaff } from '#testing/people.ts';
import {
  decide,
  documentsOf,
  filledQuote,
  photograph,
  recordOf,
  submit,
  useMotorServer,
} from '../testing/inspected.ts';

const world = useMotorServer();

it('takes an inspection from photos to review, approval and proposal, as specified [MOT-055] [MOT-056]', async () => {
  const { server } = world;
  const quote = await filledQuote(server);
  const { agent, quoteId } = quote;
  expect(await documentsOf(server, agent, quoteId)).toEqual({
    status: 'wanted',
    round: 0,
    wantedSlots: ['front', 'rear', 'left', 'right', 'dashboard', 'chassis', 'engine', 'registration'],
    photos: [],
  });
  await photograph(server, quote);
  expect((await documentsOf(server, agent, quoteId)).wantedSlots).toEqual([]);
  const submitted = await submit(server, quote);
  expect([submitted.status, submitted.errMsg.data.status]).toEqual([200, 'underReview']);
  expect((await recordOf(server, agent, quoteId)).stage).toBe('Qc Checked');

  const staff = await newStaff(server);
  const approved = await decide(server, staff, quoteId);
  expect([approved.status, approved.errMsg.status]).toEqual([200, 'decided']);
  const record = await recordOf(server, agent, quoteId);
  expect(record).toMatchObject({
    stage: 'Q C Inspection Done',
    inspection: { status: 'approved', round: 1, wantedSlots: [], approvedUntil: '2026-01-29' },
  });
  const { data } = await succeed(server, agent, 'confirmQuote', { params: { quoteId }, body: consents });
  expect(data.proposalNo).toMatch(/^PR/);
  expect((await call(server, agent, 'payLater', { query: { proposalNo: data.proposalNo } })).status).toBe(
    200,
  );
});
