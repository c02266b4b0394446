import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { QUOTE_TRANSITIONS, transitionFor } from '@payung/shared/domain/stage-machine.ts';
import type { QuoteEvent, StepActor, Transition } from '@payung/shared/domain/stage-machine.ts';
import { isSold, STAGES } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { newId } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import type { Quote } from '#repositories/tables.ts';
import { useAreaServer } from '../testing/area-server.ts';
import { call } from '../testing/caller.ts';
import type { Credentials } from '../testing/caller.ts';
import { confirmed, consents, customerBody, patch } from '../testing/journey.ts';
import { newAgent, newPhone, newQuote, newVisit, trip } from '../testing/people.ts';
import type { TestAgent } from '../testing/people.ts';
import { takeStep } from './quote-step.ts';

const world = useAreaServer();
const PROMO = 'STAGETABLEPROMO0001';
let agent: TestAgent;
let template: Quote;

beforeAll(async () => {
  const { server } = world;
  const { db } = server.services;
  agent = await newAgent(server);
  const quote = await newQuote(server, agent.headers);
  await confirmed(server, agent.headers, quote);
  template = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promo_codes')
    .values({
      code: PROMO,
      product_id: template.product_id,
      percent: 10,
      valid_from: '2026-01-01',
      valid_until: '2026-12-31',
      quote_id: null,
    })
    .execute();
});

/** A complete quote of its own at any stage, with a proposal that a change would void. */
const quoteAt = async (stage: Stage): Promise<Quote> => {
  const { db } = world.server.services;
  const id = newId();
  const { details, benefits, ...plain } = template;
  const quote = await db
    .insertInto('quotes')
    .values({
      ...plain,
      id,
      code: `Q${id}`,
      lead_id: id,
      request_id: randomUUID(),
      proposal_no: `PR${id}`,
      details: JSON.stringify(details),
      benefits: JSON.stringify(benefits),
      stage,
      version: 9,
      proposal_version: 8,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('quote_versions')
    .values({
      quote_id: id,
      version: 8,
      proposal_no: `PR${id}`,
      snapshot: '{}',
      due_premium: quote.due_premium,
      frozen_at: world.server.clock.now(),
    })
    .execute();
  return quote;
};

const bodies: Readonly<Partial<Record<QuoteEvent, (quote: Quote) => object>>> = {
  changeRisk: () => ({ trip: { ...trip, arrivalDate: '2026-02-20' } }),
  changePhone: () => ({ insuredMobile: newPhone() }),
  savePlan: () => ({ planCode: 'TRVPLT' }),
  saveCovid: () => ({ covid: false }),
  saveBenefits: () => ({ additionalBenefits: [] }),
  saveDiscount: () => ({ discountPercent: 7.25 }),
  savePromo: () => ({ promoCodeList: [{ promoCode: PROMO }] }),
  saveCustomer: (quote) => customerBody(quote.insured_phone),
};

/** Makes the step as screens do: over HTTP. The provider's word alone has no call of ours. */
const tryStep = async (
  event: QuoteEvent,
  actor: StepActor,
  who: Credentials,
  quote: Quote,
): Promise<number> => {
  const { server } = world;
  const params = { quoteId: quote.id };
  const body = bodies[event]?.(quote);
  if (body !== undefined && actor !== 'system') return (await patch(server, who, quote.id, body)).status;
  if (actor !== 'system') {
    if (event === 'quickQuote') return (await call(server, who, 'quickQuote', { params })).status;
    if (event === 'confirm')
      return (await call(server, who, 'confirmQuote', { params, body: consents })).status;
    if (event === 'payLater') {
      const query = { proposalNo: quote.proposal_no ?? '' };
      return (await call(server, who, 'payLater', { query })).status;
    }
  }
  try {
    await transaction(server.services.db, (tx) =>
      takeStep(
        server.services,
        tx,
        { quoteId: quote.id, event, actor, actorId: 'test', change: () => ({}) },
        server.clock.now(),
      ),
    );
    return 200;
  } catch (error) {
    return (error as { readonly status?: number }).status ?? 500;
  }
};

const readAgain = (id: string) =>
  world.server.services.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const EVENTS = [...new Set(QUOTE_TRANSITIONS.map((row) => row.event))];
const ACTORS: readonly StepActor[] = ['agent', 'customer', 'system'];

const ended = (quote: Quote, row: Transition | undefined) =>
  row === undefined
    ? { status: 422, stage: quote.stage, version: quote.version }
    : {
        status: 200,
        stage: row.to === 'keep' ? quote.stage : row.to,
        version: quote.version + 1,
      };

/** What a step that threw something away must no longer hold. */
const leftovers = (after: Quote, invalidates: Transition['invalidates']) => {
  const held = {
    plan: after.plan_code !== '' || after.due_premium !== 0,
    covid: after.details['covid'] !== undefined,
    benefits: after.benefits.length > 0,
    promo: after.promo_code !== '',
    quickQuote: after.quoted_at !== null,
    proposal: after.proposal_no !== null || after.proposal_version !== null,
  };
  // A step sets anew what it is about, after throwing away what was there.
  const setAnew: readonly string[] = after.stage === 'Covid Benefit Selected' ? ['covid', 'benefits'] : [];
  return invalidates.filter((kind) => held[kind] && !setAnew.includes(kind));
};

for (const event of EVENTS) {
  it(`makes the step ${event} only by whom and where the transition table says`, async () => {
    for (const actor of ACTORS) {
      for (const stage of STAGES) {
        const quote = await quoteAt(stage);
        const visit = await newVisit(world.server, quote.id, quote.insured_phone);
        const who = actor === 'agent' ? agent.headers : visit;
        const row = transitionFor(event, actor, stage);
        const status = await tryStep(event, actor, who, quote);
        const after = await readAgain(quote.id);
        const cell = { event, actor, stage: after.stage, version: after.version, status };
        expect(cell).toEqual({ event, actor, ...ended(quote, row) });
        expect(row === undefined ? after : quote).toEqual(quote);
        expect(row === undefined ? [] : leftovers(after, row.invalidates)).toEqual([]);
      }
    }
  });
}

it('lets nothing move a quote that is sold', () => {
  const outgoing = STAGES.filter(isSold).flatMap((stage) =>
    EVENTS.flatMap((event) => ACTORS.filter((actor) => transitionFor(event, actor, stage) !== undefined)),
  );
  expect(outgoing).toEqual([]);
});

it('writes down every step with who made it and what it led to', async () => {
  const quote = await quoteAt('Lead Created');
  await patch(world.server, agent.headers, quote.id, { planCode: 'TRVGLD' });
  const events = await world.server.services.db
    .selectFrom('quote_events')
    .select(['event', 'actor', 'actor_id', 'stage_from', 'stage_to'])
    .where('quote_id', '=', quote.id)
    .execute();
  expect(events).toEqual([
    {
      event: 'savePlan',
      actor: 'agent',
      actor_id: agent.id,
      stage_from: 'Lead Created',
      stage_to: 'Plan Selected',
    },
  ]);
});
