import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { call } from '#testing/caller.ts';
import { newMember } from './networks.ts';
import { newAgent } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';

/** A Commercial leads Indra, who leads Maya, who leads two. */
export const newTeam = async (server: AreaServer) => {
  const commercial = await newAgent(server, {
    user_type: 'Commercial',
    first_name: 'Bayu',
    last_name: 'Pratama',
  });
  const inviter = await newMember(server, commercial, { first_name: 'Indra', last_name: 'Atas' });
  const member = await newMember(server, inviter, { first_name: 'Maya', last_name: 'Tengah' });
  const below = [await newMember(server, member), await newMember(server, member)];
  return { commercial, inviter, member, below };
};

const removal = (facts: object = {}) => ({
  requestId: randomUUID(),
  removal: 'terminated',
  reason: 'Sold without consent',
  typedName: 'Maya Tengah',
  ...facts,
});

interface OfMember {
  readonly memberId: string;
  readonly [fact: string]: unknown;
}

export const remove = (server: AreaServer, who: TestAgent, { memberId, ...facts }: OfMember) =>
  call(server, who.headers, 'removeMember', { params: { memberId }, body: removal(facts) });

export const transfer = (server: AreaServer, who: TestAgent, { memberId, ...facts }: OfMember) =>
  call(server, who.headers, 'transferNetwork', {
    params: { memberId },
    body: {
      requestId: randomUUID(),
      reason: 'Moves to another town',
      typedName: 'Maya Tengah',
      ...facts,
    },
  });

export const agentRow = (server: AreaServer, { id }: { readonly id: string }) =>
  server.services.db.selectFrom('agents').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
