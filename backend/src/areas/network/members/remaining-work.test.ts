import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useAreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import { newLead } from '#areas/leads/testing/leads.ts';
import { newTeam, remove, paidSale, saleToPay } from '#areas/network/testing/networks.ts';
import { newQuote, newVisit } from '#testing/people.ts';

const world = useAreaServer();

it('merges two leads of one person, and keeps the wish not to be contacted', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const phone = '081388800022';
  const own = await newLead(server, inviter.headers, { primaryMobile: phone });
  const theirs = await newLead(server, member.headers, { primaryMobile: phone });
  const quote = await newQuote(server, member.headers, { insuredMobile: '6281388800022' });
  await succeed(server, member.headers, 'setDoNotContact', {
    params: { leadId: theirs },
    body: { doNotContact: true },
  });
  await remove(server, commercial, { memberId: member.id });
  const { db } = server.services;
  const rows = await db
    .selectFrom('leads')
    .select(['id', 'agent_id', 'closed_reason', 'do_not_contact', 'quote_count'])
    .where('id', 'in', [own, theirs])
    .execute();
  expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
    new Map([
      [own, { agent_id: inviter.id, closed_reason: '', do_not_contact: true, quote_count: 1 }],
      [theirs, { agent_id: member.id, closed_reason: 'duplicate', do_not_contact: true, quote_count: 0 }],
    ]),
  );
  const { of_lead_id } = await db
    .selectFrom('quotes')
    .select('of_lead_id')
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  expect(of_lead_id).toBe(own);
});

it('assigns a quote inserted during the removal to the successor', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const sale = await saleToPay(server, member);
  await remove(server, commercial, { memberId: member.id });
  const { db } = server.services;
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', sale.quote.quoteId)
    .executeTakeFirstOrThrow();
  const id = '65f0c1a5e4b0a70001a3ffff';
  const { benefits, details, rejection: _rejection, ...rest } = row;
  await db
    .insertInto('quotes')
    .values({
      ...rest,
      id,
      code: 'Q-late',
      lead_id: 'late-lead',
      request_id: 'late',
      proposal_no: null,
      agent_id: member.id,
      benefits: JSON.stringify(benefits),
      details: JSON.stringify(details),
    })
    .execute();
  const late = await db
    .selectFrom('quotes')
    .select('agent_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(late.agent_id).toBe(inviter.id);
});

it('gives the successor the open data requests of customers, also about old policies', async () => {
  const { server } = world;
  const { commercial, inviter, member } = await newTeam(server);
  const { quote } = await paidSale(server, member);
  const visit = await newVisit(server, quote.quoteId, quote.phone);
  const ask = () =>
    succeed(server, visit, 'requestCorrection', {
      params: { quoteId: quote.quoteId },
      body: { subject: 'Name', wish: 'Budi Santosa', requestId: randomUUID() },
    });
  await ask();
  await remove(server, commercial, { memberId: member.id });
  await ask();
  const { data } = await succeed(server, inviter.headers, 'agentData');
  expect(data.customerRequests.map(({ status }: { status: string }) => status)).toEqual(['open', 'open']);
});
