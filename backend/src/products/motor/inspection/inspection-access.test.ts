import { expect, it } from 'vitest';
import { ACTORS, verdictOf } from '#core/access/access-rows.ts';
import type { Actor, Verdict } from '#core/access/access-rows.ts';
import { call } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import { newLeader, newPhotoHandoff, newRegistrant, newStaff } from '#testing/people.ts';
import { INSPECTION_ACCESS, REVIEW_ACCESS } from '../access.ts';
import { decision, filledQuote, putPhoto, submittedQuote, useMotorServer } from '../testing/inspected.ts';

const world = useMotorServer();

type Row = readonly [
  ...[Verdict, Verdict, Verdict, Verdict, Verdict],
  ...[Verdict, Verdict, Verdict, Verdict, Verdict],
  ...[Verdict, Verdict],
];

/** Nobody, ended, owner agent, other agent, agent who leads the owner's network, own customer, other customer, registrant, other registrant, staff, hand-off of its photos, hand-off of others'. */
const EXPECTED: Readonly<Record<string, Row>> = {
  inspectionDocuments: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  putInspectionPhoto: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  describePhoto: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  removePhoto: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  inspectionPhoto: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  submitInspection: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 'yes', 404],
  createHandoff: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403],
  revokeHandoff: [401, 401, 'yes', 404, 404, 'yes', 404, 403, 403, 403, 403, 403],
  openHandoff: ['yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes', 403, 403],

  reviewQueue: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  reviewCount: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  openReview: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  reviewPhoto: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  leaseReview: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  releaseReview: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
  decideReview: [401, 401, 403, 403, 403, 403, 403, 403, 403, 'yes', 403, 403],
};

it('opens inspections to the agent and customer of the quote, and reviews to staff only [SHELL-053]', () => {
  const rows = Object.entries({ ...INSPECTION_ACCESS, ...REVIEW_ACCESS });
  expect(
    Object.fromEntries(rows.map(([name, row]) => [name, ACTORS.map((actor) => verdictOf(row, actor))])),
  ).toEqual(EXPECTED);
});

const everybody = async () => {
  const { server } = world;
  const quote = await submittedQuote(server);
  const stranger = await filledQuote(server);
  const owner = await server.services.db
    .selectFrom('quotes')
    .select('agent_id')
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  const ended = await newStaff(server);
  await call(server, ended, 'logout');
  const people: Readonly<Record<Actor, Credentials>> = {
    nobody: {},
    ended,
    ownerAgent: quote.agent,
    otherAgent: stranger.agent,
    leadingAgent: (await newLeader(server, owner.agent_id)).headers,
    ownCustomer: quote.customer,
    otherCustomer: stranger.customer,
    registrant: await newRegistrant(server),
    otherRegistrant: await newRegistrant(server),
    staff: await newStaff(server),
    ownPhotoHandoff: await newPhotoHandoff(server, quote.quoteId, owner.agent_id),
    otherPhotoHandoff: await newPhotoHandoff(server, stranger.quoteId, owner.agent_id),
  };
  return { quote, people };
};

it('refuses every call to actors that the access table does not name, and changes nothing', async () => {
  const { server } = world;
  const { quote, people } = await everybody();
  const { quoteId, photos } = quote;
  const photoId = photos['front']!;
  const calls: Readonly<Record<string, Parts>> = {
    inspectionDocuments: { params: { quoteId } },
    describePhoto: { params: { quoteId, photoId }, body: { desc: 'x' } },
    removePhoto: { params: { quoteId, photoId } },
    inspectionPhoto: { params: { quoteId, photoId } },
    submitInspection: { params: { quoteId } },
    createHandoff: { params: { quoteId } },
    revokeHandoff: { params: { quoteId } },
    reviewQueue: {},
    reviewCount: {},
    openReview: { params: { quoteId } },
    reviewPhoto: { params: { quoteId, photoId } },
    leaseReview: { params: { quoteId }, body: { takeOver: true } },
    releaseReview: { params: { quoteId } },
    decideReview: { params: { quoteId }, body: decision({}) },
  };
  const read = () =>
    server.services.db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow();
  const before = await read();
  for (const [index, actor] of ACTORS.entries()) {
    for (const [name, parts] of Object.entries(calls)) {
      const verdict = EXPECTED[name]![index]!;
      if (verdict === 'yes') continue;
      const answer = await call(server, people[actor], name, parts);
      expect([name, actor, answer.status]).toEqual([name, actor, verdict]);
      expect(answer.text).not.toMatch(/Budi|62812|MHKA/);
    }
    const put = await putPhoto(server, people[actor], quoteId, { slot: 'rear', bytes: Buffer.alloc(10) });
    // Allowed actors get 422: no photos are accepted while the set is under review.
    const verdict = EXPECTED['putInspectionPhoto']![index]!;
    expect([actor, put.status]).toEqual([actor, verdict === 'yes' ? 422 : verdict]);
  }
  expect(await read()).toEqual(before);
});
