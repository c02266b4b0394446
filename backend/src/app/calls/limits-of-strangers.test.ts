import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { laneOf, visitorOf } from '#areas/auth/otp-limits.ts';
import { LIMITS_OF_SESSIONS } from '#core/access/concerned-limits.ts';
import type { LimitRow } from '#core/access/limit-table.ts';
import { LONGEST_WAIT_SECONDS } from '#core/access/limit-table.ts';
import { fullLimits } from '#core/access/limits.ts';
import { STRANGER_LIMITS } from '#core/access/stranger-limits.ts';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from '#products/all.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent } from '#testing/people.ts';
import { callTable } from './call-table.ts';
import { scenariosOf, SMALL_ROOM } from './testing/stranger-scenarios.ts';
import type { StrangerRow } from './testing/stranger-scenarios.ts';
import { neighbourOf, newVisitor, strangersOf } from './testing/strangers.ts';
import type { Answer } from './testing/strangers.ts';

const world = useAreaServer();
const rowsOf = (rows: Readonly<Record<string, LimitRow>>) => Object.entries(rows);
const STRANGER_ROWS = rowsOf(STRANGER_LIMITS.rows);

/** As a page does that repeats the request when the server says so; answers the seconds that it waited. */
const waitedFor = async (enter: () => Promise<Answer>): Promise<number> => {
  let waited = 0;
  for (;;) {
    const { status, wait } = await enter();
    if (status === 200) return waited;
    expect(status).toBe(429);
    waited += wait;
    expect(waited).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS);
    world.server.clock.advance(wait);
  }
};

describe('what strangers without a session fill', () => {
  let scenarios: ReturnType<typeof scenariosOf>;
  beforeAll(() => {
    scenarios = scenariosOf(world.server);
  });
  beforeEach(() => {
    Object.assign(world.server.services, { limitRoom: SMALL_ROOM });
    world.server.clock.advance(100_000);
  });

  it.each(STRANGER_ROWS.filter(([, { filledBy }]) => filledBy === 'stranger'))(
    '%s stops nobody else for more than 15 minutes',
    async (name) => {
      const { limit, enter } = await scenarios[name as StrangerRow]();
      expect(limit.name).toBe(name);
      expect(await fullLimits(world.server.services, [limit])).toHaveLength(1);
      expect(await waitedFor(enter)).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS);
    },
  );

  it.each(STRANGER_ROWS.filter(([, { filledBy }]) => filledBy === 'itself'))(
    '%s stops nobody but who has filled it',
    async (name) => {
      const { limit, enter } = await scenarios[name as StrangerRow]();
      expect(limit.name).toBe(name);
      expect(await fullLimits(world.server.services, [limit])).toHaveLength(1);
      // The minute between two codes for one network, at most.
      expect(await waitedFor(enter)).toBeLessThanOrEqual(60);
    },
  );

  it('is nothing that stops a device which has verified the phone, not for a second', async () => {
    const { server } = world;
    const { enter, guess, send } = strangersOf(server);
    const { phone: mobileNo } = await newAgent(server);
    const own = newVisitor();
    const { cookie } = await enter(own, { mobileNo });
    const device = /payung-phones=([\w-]+)\./.exec(cookie)?.[1] ?? '';
    const neighbour = neighbourOf(own);
    for (let quarter = 0; quarter < 6; quarter += 1) {
      for (const who of [neighbour, newVisitor(), newVisitor()]) await guess(who, { mobileNo }, 5);
      for (let page = 0; page < 6; page += 1) await send(neighbourOf(own), { mobileNo });
      server.clock.advance(300);
    }
    for (let page = 0; page < 3; page += 1) await send(neighbourOf(own), { mobileNo });
    const visitor = visitorOf(server.services, { known: device });
    const concerned = [
      STRANGER_LIMITS.limit('codesOfKnown', mobileNo, device),
      STRANGER_LIMITS.limit('codesOfKnownHour', mobileNo, device),
      STRANGER_LIMITS.limit('wrongCodesOfKnown', mobileNo, visitor),
    ];
    expect(laneOf({ phone: mobileNo })).toBe(` ${mobileNo}`);
    expect(await fullLimits(server.services, concerned)).toEqual([]);
    expect((await enter({ ...own, cookie }, { mobileNo })).status).toBe(200);
  });
});

describe('the table of limits', () => {
  it('lets strangers fill no limit whose wait is longer, unless it refuses nobody', () => {
    const long = STRANGER_ROWS.filter(
      ([, { filledBy, seconds }]) => filledBy === 'stranger' && seconds > LONGEST_WAIT_SECONDS,
    );
    expect(long.map(([name, { whenFull }]) => [name, whenFull.startsWith('nobody is refused')])).toEqual([
      ['codesToPhoneDay', true],
      ['wrongCodesForPhone', true],
    ]);
  });

  const modules = productModulesFor(PRODUCT_MODULES, { mailDomains: [] });
  const sessions = [LIMITS_OF_SESSIONS.rows, ...modules.map(({ limits = {} }) => limits)].flatMap(rowsOf);
  const calls = new Map(callTable(modules).map((call) => [call.name, call]));

  it.each(
    sessions.flatMap(([name, { calls: counted = [] }]) => counted.map((call) => [name, call] as const)),
  )('%s is counted by %s, which needs a session', (_name, call) => {
    expect(calls.get(call)?.access.nobody).toBe(401);
  });

  it('has a session behind every limit that is not of strangers, or the address of a calendar', () => {
    const open = sessions.filter(([, row]) => row.filledBy !== 'concerned' || row.calls?.length === 0);
    expect(open.map(([name]) => name)).toEqual(['calendarReads']);
  });
});
