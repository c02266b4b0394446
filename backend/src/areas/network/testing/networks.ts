import { newId } from '#core/database/identifiers.ts';
import { postEntries } from '#areas/points/sql/points-ledger.ts';
import type { Agent } from '#areas/agents/tables.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed, call } from '#testing/caller.ts';
import { confirmed, lastInvoice, notify } from '#areas/quote/testing/journey.ts';
import { newAgent, newQuote, newStaff } from '#testing/people.ts';
import type { PeopleServer, TestAgent } from '#testing/people.ts';
import { randomUUID } from 'node:crypto';

/** Somebody directly below the other. */
export const newMember = (
  server: AreaServer,
  upline: Pick<Agent, 'id'>,
  facts: Partial<Agent> = {},
): Promise<TestAgent> => newAgent(server, { invited_by: upline.id, ...facts });

/** A seller, who leads the seller, and who leads that person. */
export const newLine = async (server: AreaServer) => {
  const top = await newAgent(server, { first_name: 'Tono', last_name: 'Atas' });
  const middle = await newMember(server, top, { first_name: 'Maya', last_name: 'Tengah' });
  const seller = await newMember(server, middle, { first_name: 'Sari', last_name: 'Bawah' });
  return { top, middle, seller };
};

/** A confirmed quote of the agent's that waits for its payment: Rp 274.500. */
export const saleToPay = async (server: AreaServer, { headers }: Pick<TestAgent, 'headers'>) => {
  const quote = await newQuote(server, headers);
  const proposalNo = await confirmed(server, headers, quote);
  await succeed(server, headers, 'checkout', { query: { proposalNo } });
  return { quote, ...lastInvoice(server) };
};

/** A policy that the agent sold and the customer has paid. */
export const paidSale = async (server: AreaServer, agent: Pick<TestAgent, 'headers'>) => {
  const sale = await saleToPay(server, agent);
  const reported = await notify(server, sale.invoiceNumber, sale.amount);
  if (reported.statusCode !== 200) throw new Error(reported.payload);
  const { policy_no } = await server.services.db
    .selectFrom('policies')
    .select('policy_no')
    .where('quote_id', '=', sale.quote.quoteId)
    .executeTakeFirstOrThrow();
  return { ...sale, policyNo: policy_no };
};

/** Somebody's entries, oldest first, without what differs from run to run. */
export const entriesOf = (server: AreaServer, { id }: Pick<Agent, 'id'>) =>
  server.services.db
    .selectFrom('points_ledger')
    .select(['no', 'kind', 'points', 'held', 'balance_after', 'held_after'])
    .where('agent_id', '=', id)
    .orderBy('no')
    .execute();

/** A policy of that premium that the agent is said to have sold, without points; answers its number. */
export const soldPolicy = async (
  { services: { db } }: PeopleServer,
  { id }: Pick<Agent, 'id'>,
  { premium, now }: { readonly premium: number; readonly now: Date },
): Promise<string> => {
  const policyNo = `PO-${newId()}`;
  const quoteId = newId();
  await db
    .insertInto('quotes')
    .values({
      id: quoteId,
      code: `Q-${quoteId}`,
      lead_id: newId(),
      of_lead_id: null,
      product_id: 'ffffffffffffffffffffff01',
      agent_id: id,
      request_id: quoteId,
      stage: 'Policy Generated',
      start_date: '2026-02-10',
      end_date: '2026-02-14',
      valid_until: '2026-02-09',
      due_premium: premium,
      quoted_at: now,
      proposal_no: `PR-${quoteId}`,
      proposal_version: 1,
      policy_no: policyNo,
      payment_status: 'Paid',
      pay_later_due: null,
      rejection: null,
      created_at: now,
      saved_at: now,
    })
    .execute();
  await db
    .insertInto('policies')
    .values({
      policy_no: policyNo,
      quote_id: quoteId,
      version: 1,
      agent_id: id,
      proposal_no: `PR-${quoteId}`,
      invoice_no: null,
      kind: 'paid',
      amount: premium,
      pay_later_due: null,
      reference: quoteId,
      issued_at: now,
    })
    .execute();
  return policyNo;
};

/** Points of a policy that the agent is said to have sold, at that moment. */
export const grantPoints = async (
  server: PeopleServer,
  { id }: Pick<Agent, 'id'>,
  ...[points, at]: readonly [points: number, at?: string]
): Promise<void> => {
  const now = at === undefined ? server.clock.now() : new Date(at);
  const premium = points * 10_000;
  const policyNo = await soldPolicy(server, { id }, { premium, now });
  const policy = { policyNo, level: 0, sellerId: id, premium, ruleVersion: 'example-1' } as const;
  const entry = { agentId: id, kind: 'earned', points, eventId: `paid:${policyNo}:0`, policy } as const;
  await postEntries(server.services.db, [{ ...entry, actor: { kind: 'system', id: 'payment' } }], now);
};

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

interface MemberBody {
  readonly memberId: string;
  readonly [fact: string]: unknown;
}

export const remove = (server: AreaServer, who: TestAgent, { memberId, ...facts }: MemberBody) =>
  call(server, who.headers, 'removeMember', { params: { memberId }, body: removal(facts) });

export const transfer = (server: AreaServer, who: TestAgent, { memberId, ...facts }: MemberBody) =>
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

/** Bayu leads Agus and Citra; Agus leads Eka, who leads Fajar, who leads Gita. */
export const newTree = async (server: AreaServer, userType = 'Commercial') => {
  const top = await newAgent(server, { user_type: userType, first_name: 'Bayu', last_name: 'Pratama' });
  const agus = await newMember(server, top, { first_name: 'Agus', last_name: 'Setiawan', tier: 'silver' });
  const citra = await newMember(server, top, { first_name: 'Citra', last_name: 'Dewi', status: 'inactive' });
  const eka = await newMember(server, agus, { first_name: 'Éka', last_name: 'Putra', tier: 'gold' });
  const code = `PYG${newId().slice(0, 8).toUpperCase()}`;
  const fajar = await newMember(server, eka, {
    first_name: 'Fajar',
    last_name: 'Nugroho',
    agent_code: code,
  });
  const gita = await newMember(server, fajar, { first_name: 'Gita', last_name: 'Sari' });
  await newStaff(server, { invited_by: top.id });
  return { top, agus, citra, eka, fajar, gita };
};

/** The page of members that a call answers. */
export const listedMembers = async (server: AreaServer, who: TestAgent, query: Record<string, string> = {}) =>
  (await succeed(server, who.headers, 'listNetwork', { query })).data;

export const namesOf = ({ items }: { readonly items: readonly { readonly name: string }[] }) =>
  items.map(({ name }) => name);
