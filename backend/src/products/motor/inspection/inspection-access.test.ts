import { expect, it } from 'vitest';
import { ACTORS } from '#core/access/access-rows.ts';
import type { Actor } from '#core/access/access-rows.ts';
import { call } from '#testing/caller.ts';
import type { Credentials, Parts } from '#testing/caller.ts';
import { newLeader, newPhotoHandoff, newRegistrant, newStaff } from '#testing/people.ts';
import { decision, filledQuote, putPhoto, submittedQuote, useMotorServer } from '../testing/inspected.ts';
import { SPECIFIED_ACCESS } from '../testing/specified-access.ts';

const world = useMotorServer();

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
      const verdict = SPECIFIED_ACCESS[name]![1][index]!;
      if (verdict === 'yes') continue;
      const answer = await call(server, people[actor], name, parts);
      expect([name, actor, answer.status]).toEqual([name, actor, verdict]);
      expect(answer.text).not.toMatch(/Budi|62812|MHKA/);
    }
    const put = await putPhoto(server, people[actor], quoteId, { slot: 'rear', bytes: Buffer.alloc(10) });
    // Allowed actors get 422: no photos are accepted while the set is under review.
    const verdict = SPECIFIED_ACCESS['putInspectionPhoto']![1][index]!;
    expect([actor, put.status]).toEqual([actor, verdict === 'yes' ? 422 : verdict]);
  }
  expect(await read()).toEqual(before);
});
