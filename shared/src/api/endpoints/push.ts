import { pushCalls } from '#schemas/push.ts';
import { endpoint } from '../endpoint.ts';

/** Notices to this browser: they belong to the session, and end with it. */
export const pushEndpoints = {
  getPush: endpoint(pushCalls.getPush, {
    method: 'GET',
    path: 'agent/push',
    effect: 'reads',
    origin: 'assumed',
  }),
  turnPushOn: endpoint(pushCalls.turnPushOn, {
    method: 'PUT',
    path: 'agent/push',
    effect: 'writes',
    origin: 'assumed',
  }),
  turnPushOff: endpoint(pushCalls.turnPushOff, {
    method: 'POST',
    path: 'agent/push/off',
    effect: 'writes',
    origin: 'assumed',
  }),
};
