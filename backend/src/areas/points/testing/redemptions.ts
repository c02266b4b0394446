import { randomUUID } from 'node:crypto';
import type { AreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';

type RedeemRequest = readonly [who: Credentials, points: number, requestId?: string];

/** Somebody asks to redeem points; what the server answers. */
export const askToRedeem = (
  server: AreaServer,
  ...[who, points, requestId = randomUUID()]: RedeemRequest
): ReturnType<typeof call> => call(server, who, 'redeemPoints', { body: { requestId, points } });

/** What somebody has, holds and redeemed. */
export const accountOf = async (server: AreaServer, who: Credentials) =>
  (await succeed(server, who, 'pointsAccount')).data;
