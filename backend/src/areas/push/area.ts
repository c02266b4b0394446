import { pushEndpoints } from '@payung/shared/api/endpoints/push.ts';
import { forAgents } from '#core/access/access-rows.ts';
import { area } from '../area.ts';
import { getPush, turnPushOff, turnPushOn } from './settings.ts';

/** Notices that reach an agent whose pages are closed; off until the agent turns them on in that browser. */
export const pushArea = area({
  endpoints: pushEndpoints,
  handlers: { getPush, turnPushOn, turnPushOff },
  access: { getPush: forAgents, turnPushOn: forAgents, turnPushOff: forAgents },
});
