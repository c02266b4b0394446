import { expect, it } from 'vitest';
import { DatabaseUnreachable } from './write-probe.ts';
import { connectWithBackoff } from './connect-with-backoff.ts';

/** A server that is down until isUp is set, a clock, and the number of attempts. */
const setUp = () => {
  const world = { now: 1000, isUp: false, idle: 0, asked: 0 };
  const connector = connectWithBackoff(
    () => {
      world.asked += 1;
      const refusal = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return world.isUp ? Promise.resolve('client') : Promise.reject(refusal);
    },
    { now: () => world.now, idleConnections: () => world.idle },
  );
  return { world, ...connector };
};

const waits = [100, 200, 400, 800, 1600, 3200, 5000, 5000];

it('retries an unreachable server after growing waits of up to five seconds', async () => {
  const { world, connect } = setUp();
  for (const [round, wait] of waits.entries()) {
    await expect(connect()).rejects.toBeInstanceOf(DatabaseUnreachable);
    world.now += wait - 1;
    await expect(connect()).rejects.toBeInstanceOf(DatabaseUnreachable);
    expect(world.asked).toBe(round + 1);
    world.now += 1;
  }
});

it('connects immediately when the server is back, and starts again with the shortest wait', async () => {
  const { world, connect } = setUp();
  await expect(connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  world.now += 100;
  world.isUp = true;
  expect(await connect()).toBe('client');
  world.isUp = false;
  await expect(connect()).rejects.toBeInstanceOf(DatabaseUnreachable);
  world.now += 100;
  await expect(connect()).rejects.toBeInstanceOf(DatabaseUnreachable);
  expect(world.asked).toBe(4);
});

it('lengthens the wait once for connections that failed together, and hands out idle ones', async () => {
  const { world, connect } = setUp();
  await Promise.allSettled([connect(), connect(), connect()]);
  world.now += 100;
  world.isUp = true;
  expect(await connect()).toBe('client');
  world.isUp = false;
  await connect().catch(() => undefined);
  world.idle = 1;
  world.isUp = true;
  expect(await connect()).toBe('client');
});
