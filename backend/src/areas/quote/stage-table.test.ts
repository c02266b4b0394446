import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { QUOTE_TRANSITIONS, transitionFor } from '@payung/shared/domain/stage-machine.ts';
import type { QuoteEvent, StepActor, Transition } from '@payung/shared/domain/stage-machine.ts';
import { isSold, STAGES } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { newId } from '#database/identifiers.ts';
import { transaction } from '#database/transaction.ts';
import type { Quote } from '#repositories/tables.ts';
import { useAreaServer } from '../testing/area-server.ts';
import type { Credentials } from '../testing/caller.ts';
import { newAgent, newVisit } from '../testing/people.ts';
import type { TestAgent } from '../testing/people.ts';
import { newPromo } from '../testing/promo.ts';
import { STAGE_WALKS } from '../testing/stage-walks.ts';
import type { StageWalk } from '../testing/stage-walks.ts';
import { takeStep } from './quote-step.ts';

const world = useAreaServer();

/** A complete quote of its own at any stage, with a proposal that a change would void. */
const quoteAt = async (template: Quote, stage: Stage): Promise<Quote> => {
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

type Acts = ReturnType<StageWalk['acts']>;

/** Makes the step as screens do: over HTTP. The provider's word alone has no call of ours. */
const tryStep = async (
  acts: Acts,
  event: QuoteEvent,
  actor: StepActor,
  who: Credentials,
  quote: Quote,
): Promise<number> => {
  const { server } = world;
  const act = acts[event];
  if (act !== undefined && actor !== 'system') return (await act(server, who, quote)).status;
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

describe.each(STAGE_WALKS)('a quote of $product', (walk) => {
  let agent: TestAgent;
  let template: Quote;
  let acts: Acts;

  beforeAll(async () => {
    const { server } = world;
    agent = await newAgent(server);
    template = await readAgain(await walk.confirmedQuote(server, agent.headers));
    acts = walk.acts(await newPromo(server, walk.product));
  });

  it.each(EVENTS)('makes the step %s only by whom and where the transition table says', async (event) => {
    for (const actor of ACTORS) {
      for (const stage of STAGES) {
        const quote = await quoteAt(template, stage);
        const visit = await newVisit(world.server, quote.id, quote.insured_phone);
        const who = actor === 'agent' ? agent.headers : visit;
        const row = transitionFor(event, actor, stage);
        const status = await tryStep(acts, event, actor, who, quote);
        const after = await readAgain(quote.id);
        const cell = { event, actor, stage: after.stage, version: after.version, status };
        expect(cell).toEqual({ event, actor, ...ended(quote, row) });
        expect(row === undefined ? after : quote).toEqual(quote);
        expect(row === undefined ? [] : leftovers(after, row.invalidates)).toEqual([]);
      }
    }
  });

  it('writes down every step with who made it and what it led to', async () => {
    const quote = await quoteAt(template, 'Lead Created');
    await tryStep(acts, 'savePlan', 'agent', agent.headers, quote);
    const events = await world.server.services.db
      .selectFrom('quote_events')
      .select(['event', 'actor', 'actor_id', 'stage_from', 'stage_to'])
      .where('quote_id', '=', quote.id)
      .execute();
    const stages = { stage_from: 'Lead Created', stage_to: 'Plan Selected' };
    expect(events).toEqual([{ event: 'savePlan', actor: 'agent', actor_id: agent.id, ...stages }]);
  });
});

it('lets nothing move a quote that is sold', () => {
  const outgoing = STAGES.filter(isSold).flatMap((stage) =>
    EVENTS.flatMap((event) => ACTORS.filter((actor) => transitionFor(event, actor, stage) !== undefined)),
  );
  expect(outgoing).toEqual([]);
});
