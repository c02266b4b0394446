import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MovableClock } from '#clock.ts';
import { timingSafeEqual } from 'node:crypto';

const MOST_SECONDS = 86_400;

export interface TesterClock {
  readonly clock: MovableClock;
  /** Runs everything that has become due, without waiting for the next round. */
  readonly runDue: () => Promise<void>;
}

const isStep = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && Number.isInteger(seconds) && seconds > 0 && seconds <= MOST_SECONDS;

/**
 * Moves the demo's clock ahead, by a day at most, so that no test waits out a minute between two codes. Only by the
 * token as a header, which no page of another origin can send. Does not exist in live mode.
 */
export const registerTesterClock = (
  app: FastifyInstance,
  token: string,
  { clock, runDue }: TesterClock,
): void => {
  app.post<{ Body: { seconds?: unknown } | null }>('/demo/clock', async (request, reply) => {
    if (!isTesterToken(token, testerHeader(request)))
      return await reply.status(401).send({ errCode: 25, errMsg: 'tester token missing' });
    const seconds = request.body?.seconds;
    if (!isStep(seconds))
      return await reply.status(400).send({ errCode: 4, errMsg: 'seconds: 1 to 86400, whole' });
    clock.advance(seconds);
    await runDue();
    return await reply.send({ errCode: -1, errMsg: { now: clock.now().toISOString() } });
  });
};

export const isTesterToken = (token: string, given: string | undefined): boolean => {
  const one = Buffer.from(token);
  const other = Buffer.from(given ?? '');
  return one.length === other.length && timingSafeEqual(one, other);
};

/** The token printed at the start of the demo, as a test sends it. */
export const testerHeader = (request: FastifyRequest): string | undefined => {
  const given = request.headers['x-tester-token'];
  return typeof given === 'string' ? given : undefined;
};
