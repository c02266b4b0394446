import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { STAGES } from '@payung/shared/domain/stages.ts';
import type { Stage } from '@payung/shared/domain/stages.ts';
import { applyEvent } from '#areas/quote/apply-event.ts';
import type { ProductModule } from '#areas/product-module.ts';
import { discountPatch } from '#areas/quote/price/price.ts';
import { transitionFor } from '#areas/quote/transitions.ts';
import type { EventActorKind, InvalidatedPart, QuoteEvent } from '#areas/quote/transitions.ts';
import { newId } from '#core/database/identifiers.ts';
import { transaction } from '#core/database/transaction.ts';
import type { Quote } from '#areas/quote/tables.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import type { TestAgent } from '#testing/people.ts';
import { newPromo } from './journey.ts';
import type { PromoFacts } from './journey.ts';

/** One row of a transition table, written out by hand in a test. */
export type LiteralTransition = readonly [
  event: QuoteEvent,
  by: readonly EventActorKind[],
  from: readonly Stage[],
  to: Stage | 'keep',
  invalidates: readonly InvalidatedPart[],
];

type Act = (server: AreaServer, who: Credentials, quote: Quote) => Promise<{ readonly status: number }>;

/** How screens of one product cause each event; events without a call of the product are left out. */
export type Acts = Readonly<Partial<Record<QuoteEvent, Act>>>;

interface StageWalk {
  readonly title: string;
  readonly modules: readonly ProductModule[];
  /** What the test expects: never the table under test. */
  readonly table: readonly LiteralTransition[];
  /** A confirmed quote of the agent's. */
  readonly confirmedQuote: (server: AreaServer, agent: Credentials) => Promise<string>;
  readonly promo?: PromoFacts;
  readonly acts: (promoCode: string) => Acts;
  /** Whether the question of `saveCovid` has been answered, where the product has one. */
  readonly isAnswered?: (quote: Quote) => boolean;
}

/** Reads one quote of those that were read or made together. */
type QuoteById = (id: string) => Quote;

const readQuotes = async (server: AreaServer, ids: readonly string[]): Promise<QuoteById> => {
  const rows = await server.services.db.selectFrom('quotes').selectAll().where('id', 'in', ids).execute();
  return (id) => {
    const quote = rows.find((row) => row.id === id);
    if (quote === undefined) throw new Error(`There is no quote ${id}`);
    return quote;
  };
};

/** Complete quotes of their own, each at its stage, with proposals that a change would void. */
const makeQuotes = async (
  server: AreaServer,
  template: Quote,
  places: readonly { readonly id: string; readonly stage: Stage }[],
): Promise<QuoteById> => {
  const { db } = server.services;
  const { details, benefits, rejection: _rejection, ...plain } = template;
  const rows = places.map(({ id, stage }) => ({
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
  }));
  await db.insertInto('quotes').values(rows).execute();
  const versions = rows.map(({ id, proposal_no, due_premium }) => ({
    quote_id: id,
    version: 8,
    proposal_no,
    snapshot: '{}',
    due_premium,
    frozen_at: server.clock.now(),
  }));
  await db.insertInto('quote_versions').values(versions).execute();
  const ids = places.map(({ id }) => id);
  return readQuotes(server, ids);
};

interface Cause {
  readonly event: QuoteEvent;
  readonly kind: EventActorKind;
  readonly who: Credentials;
}

/** Causes the event as screens do: over HTTP. The provider's report alone has no call of ours. */
const cause = async (
  server: AreaServer,
  quote: Quote,
  { event, kind, who, act }: Cause & { readonly act: Act | undefined },
): Promise<number> => {
  const { db, products } = server.services;
  if (act !== undefined && (kind === 'agent' || kind === 'customer'))
    return (await act(server, who, quote)).status;
  try {
    const actor = { kind, id: 'test' };
    const now = server.clock.now();
    await transaction(db, (tx) =>
      applyEvent({ tx, products, quoteId: quote.id, actor, now }, { event, change: () => ({}) }),
    );
    return 200;
  } catch (error) {
    return (error as { readonly status?: number }).status ?? 500;
  }
};

const EVENTS: readonly QuoteEvent[] = [
  'changeRisk',
  'changePhone',
  'savePlan',
  'saveCovid',
  'saveBenefits',
  'saveDiscount',
  'savePromo',
  'removePromo',
  'quickQuote',
  'saveContact',
  'saveCustomer',
  'submitInspection',
  'approveInspection',
  'flagInspection',
  'renewInspection',
  'reviewInspection',
  'rejectQuote',
  'confirm',
  'payLater',
  'paid',
  'paidLater',
  'cancelPolicy',
];
const ACTORS: readonly EventActorKind[] = ['agent', 'customer', 'photoHandoff', 'staff', 'system'];

const expected = (quote: Quote, row: LiteralTransition | undefined) => {
  if (row === undefined) return { status: 422, stage: quote.stage, version: quote.version };
  const [, , , to] = row;
  return { status: 200, stage: to === 'keep' ? quote.stage : to, version: quote.version + 1 };
};

const isAllowed = (row: object | undefined): boolean => row !== undefined;

/** What an event that cleared something must no longer hold. */
const leftovers = (
  after: Quote,
  cleared: readonly InvalidatedPart[],
  isAnswered: (quote: Quote) => boolean,
): readonly InvalidatedPart[] => {
  const held: Readonly<Record<InvalidatedPart, boolean>> = {
    plan: after.plan_code !== '' || after.due_premium !== 0,
    covid: isAnswered(after),
    benefits: after.benefits.length > 0,
    promo: after.promo_code !== '',
    quickQuote: after.quoted_at !== null,
    proposal: after.proposal_no !== null || after.proposal_version !== null,
  };
  // An event sets again what it is about, after clearing what was there.
  const setAgain: readonly InvalidatedPart[] =
    after.stage === 'Covid Benefit Selected' ? ['covid', 'benefits'] : [];
  return cleared.filter((kind) => held[kind] && !setAgain.includes(kind));
};

/**
 * Every event by every actor at every stage against a literal table: what is allowed, and the first and the last stage
 * of what is refused, as screens do it; the rest as the product's table decides, which alone decides.
 */
export const describeStageWalk = (walk: StageWalk): void => {
  const world = useAreaServer(walk.modules);
  const isAnswered = walk.isAnswered ?? (() => false);
  const rowAt = (...[event, kind, stage]: readonly [QuoteEvent, EventActorKind, Stage]) =>
    walk.table.find(([name, by, from]) => name === event && by.includes(kind) && from.includes(stage));

  describe.each([walk])('$title', () => {
    let agent: TestAgent;
    let template: Quote;
    let acts: Acts;

    beforeAll(async () => {
      const { server } = world;
      agent = await newAgent(server);
      const id = await walk.confirmedQuote(server, agent.headers);
      template = (await readQuotes(server, [id]))(id);
      acts = walk.acts(await newPromo(server, {}, walk.promo));
    });

    it.each(EVENTS)('allows %s only to the actors and at the stages of the table', async (event) => {
      const { server } = world;
      const act = acts[event];
      const { transitions } = server.services.products.sold(template.product_id);
      const cells = ACTORS.flatMap((by) => {
        const rows = STAGES.map((from) => ({
          id: newId(),
          kind: by,
          stage: from,
          row: rowAt(event, by, from),
        }));
        const decided = rows.map(({ stage: from }) => transitionFor(transitions, { event, by, from }));
        expect([by, decided.map(isAllowed)]).toEqual([by, rows.map(({ row }) => isAllowed(row))]);
        // Each that is allowed is also made; of those that are refused, the ends of the journey.
        const refused = rows.filter(({ row }) => row === undefined);
        return [...rows.filter(({ row }) => row !== undefined), ...new Set([refused.at(0), refused.at(-1)])];
      }).filter((cell) => cell !== undefined);
      const before = await makeQuotes(server, template, cells);
      const statuses = new Map<string, number>();
      for (const { id, kind } of cells) {
        const quote = before(id);
        const isVisit = kind === 'customer' && act !== undefined;
        const who = isVisit ? await newVisit(server, id, quote.insured_phone) : agent.headers;
        statuses.set(id, await cause(server, quote, { event, kind, who, act }));
      }
      const ids = cells.map(({ id }) => id);
      const now = await readQuotes(server, ids);
      for (const { id, kind, stage, row } of cells) {
        const [quote, after] = [before(id), now(id)];
        const status = statuses.get(id);
        const cell = { event, kind, from: stage, status, stage: after.stage, version: after.version };
        expect(cell).toEqual({ event, kind, from: stage, ...expected(quote, row) });
        expect(row === undefined ? after : quote).toEqual(quote);
        expect(leftovers(after, row?.[4] ?? [], isAnswered)).toEqual([]);
      }
    });

    const discountStages = walk.table.flatMap(([event, , from]) => (event === 'saveDiscount' ? from : []));

    it.each(discountStages)('keeps a promo code at %s through a discount of nothing alone', async (stage) => {
      const { server } = world;
      const { db, products } = server.services;
      const [nothing, something] = [newId(), newId()];
      const places = [nothing, something].map((id) => ({ id, stage }));
      await makeQuotes(server, { ...template, promo_code: 'A CODE', promo_percent: 10 }, places);
      const give = (quoteId: string, percent: number) =>
        transaction(db, (tx) =>
          applyEvent(
            { tx, products, quoteId, actor: { kind: 'agent', id: agent.id }, now: server.clock.now() },
            { event: 'saveDiscount', change: (context) => discountPatch(percent, context) },
          ),
        );
      expect(await give(nothing, 0)).toMatchObject({ promo_code: 'A CODE', promo_percent: 10 });
      expect(await give(something, 5)).toMatchObject({
        promo_code: '',
        promo_percent: 0,
        discount_percent: 5,
      });
    });

    it('records every event with its actor and its stages', async () => {
      const { server } = world;
      const id = newId();
      const quote = (await makeQuotes(server, template, [{ id, stage: 'Lead Created' }]))(id);
      const act = acts.savePlan;
      await cause(server, quote, { event: 'savePlan', kind: 'agent', who: agent.headers, act });
      const events = await server.services.db
        .selectFrom('quote_events')
        .select(['event', 'actor', 'actor_id', 'stage_from', 'stage_to'])
        .where('quote_id', '=', id)
        .execute();
      const stages = { stage_from: 'Lead Created', stage_to: 'Plan Selected' };
      expect(events).toEqual([{ event: 'savePlan', actor: 'agent', actor_id: agent.id, ...stages }]);
    });
  });
};
