import { addDays } from '@payung/shared/domain/dates.ts';
import { slotMinutes } from '@payung/shared/domain/todo/todo.ts';
import { momentOf } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import type { Queries } from '#core/database/database.ts';
import { notFound } from '#core/http/api-refusal.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { Span } from '#areas/todo/sql/todos-of-day.ts';

/** By whose clocks an agent lives. */
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
