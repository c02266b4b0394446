import { expect, it } from 'vitest';
import { CALLS, openFixture } from '#app/calls/testing/access-fixture.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, succeed } from '#testing/caller.ts';
import type { Parts } from '#testing/caller.ts';
import { flight } from '#testing/people.ts';

const world = useAreaServer();
const ZERO = '\u0000';

/** The value once for each text in it, with a zero byte behind that text. */
const withZero = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return [`${value}${ZERO}`];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => withZero(item).map((bad) => value.with(at, bad)));
  }
  return Object.entries(value).flatMap(([key, item]) =>
    withZero(item).map((bad) => ({ ...value, [key]: bad })),
  );
};

const requestsOf = (parts: Parts): readonly Parts[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    withZero(parts[part]).map((bad) => ({ ...parts, [part]: bad })),
  );

it('refuses a zero byte in any text of any call with 400 and a message, never with an error of the database', async () => {
  const { server } = world;
  const fixture = await openFixture(server, 'identityImage');
  const { headers } = fixture.owner;
  const calls = Object.entries(CALLS).map(([name, partsOf]) => [name, partsOf(fixture)] as const);
  const kite = { body: { ...flight, insuredMobile: '628120000000', requestId: 'a-request' } };
  const wrong: string[] = [];
  let sent = 0;
  for (const [name, parts] of [...calls, ['createKiteQuote', kite] as const]) {
    for (const request of requestsOf(parts)) {
      const { status, message } = await call(server, headers, name, request);
      if (status !== 400 || message === '') wrong.push(`${name}: ${status} ${JSON.stringify(request)}`);
      sent += 1;
    }
  }
  expect(wrong).toEqual([]);
  expect(sent).toBeGreaterThan(80);
  // Half a surrogate pair is kept no more than a zero byte is.
  const lone = { params: { quoteId: fixture.quote.quoteId }, body: { insuredMobile: '62812\ud800' } };
  expect((await call(server, headers, 'changePhone', lone)).status).toBe(400);
  // The same call without it is as good as before.
  await succeed(server, headers, 'getQuote', { query: { id: fixture.quote.quoteId } });
});
