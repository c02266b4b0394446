import type { Zone } from '@payung/shared/domain/zones.ts';
import { requireAgent } from '#core/access/event-actor.ts';
import { saveZone } from '#areas/agents/sql/agents.ts';
import type { HandlerContextOf } from '../area.ts';
import type { Services } from '../services.ts';
import { zoneOf } from './reader-zone.ts';
import { TODO_TEXTS } from './todo-texts.ts';

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
