import type { Zone } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#core/access/caller.ts';
import { saveZone, findAgent } from '#areas/agents/sql/agents.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { TODO_TEXTS } from './todo-texts.ts';
import { addDays } from '@payung/shared/domain/dates.ts';
import { slotMinutes } from '@payung/shared/domain/todo/todo.ts';
import { momentOf } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Span } from '#areas/todo/sql/todos-of-day.ts';

export const getZone = async (
  { caller }: HandlerContextOf<'getZone'>,
  { db }: Services,
): Promise<{ readonly zone: Zone }> => ({ zone: await zoneOf(db, requireAgent(caller).agentId) });

/** Tasks are moments: they stay where they are and are shown on other clocks. */
export const setZone = async (
  { caller, body, language }: HandlerContextOf<'setZone'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  await saveZone(db, requireAgent(caller).agentId, body.zone);
  return { message: TODO_TEXTS.zoneSaved[language] };
};

/** The time zone of an agent. */
export const zoneOf = async (db: Queries, agentId: string): Promise<Zone> => {
  const agent = await findAgent(db, agentId);
  if (agent === undefined) throw notFound();
  return agent.zone;
};

/** The moment of a slot on the giver's clocks; the schema has checked that it is one. */
export const momentOfSlot = (date: string, slot: string, zone: Zone): Date =>
  momentOf(date, slotMinutes(slot) ?? 0, zone);

export const spanOf = (date: string, days: number, zone: Zone): Span => ({
  from: momentOf(date, 0, zone),
  until: momentOf(addDays(date, days), 0, zone),
});
