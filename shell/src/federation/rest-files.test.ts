import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { aRelease, splitRelease } from '#testing/releases.ts';
import { createProgress } from './progress.ts';
import { createRestFiles } from './rest-files.ts';

const { head, files } = splitRelease(
  aRelease('mfe-kite', {
    requires: ['react'],
    integrity: { 'a.js': `sha256-${'A'.repeat(43)}=` },
    startup: { fly: { files: ['a.js'], shares: ['antd/es/button'] } },
  }),
);
const ADDRESS = `/app/rest/${head.rest}.json`;

type Answer = () => Promise<Response>;
const arrives: Answer = () => Promise.resolve(Response.json(files));
const missing: Answer = () => Promise.resolve(new Response('Not found', { status: 404 }));
const hangs: Answer = () => new Promise(() => undefined);

const answering = (...answers: Answer[]) => {
  const asked = vi.fn<typeof fetch>(() => answers.shift()!());
  vi.stubGlobal('fetch', asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { filesOf } = createRestFiles(createProgress());
  return { filesOf, addresses: () => asked.mock.calls.map(([address]) => address), asked };
};

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  return () => vi.useRealTimers();
});

it('is fetched by its digest, once for everybody who asks', async () => {
  const { filesOf, asked } = answering(arrives);
  expect(await Promise.all([filesOf(head), filesOf(head)])).toEqual([files, files]);
  expect(await filesOf(head)).toEqual(files);
  expect(asked.mock.calls).toEqual([
    [
      ADDRESS,
      { integrity: expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/), signal: expect.any(AbortSignal) },
    ],
  ]);
});

it('gives the browser the SHA-256 of its address in the form of an integrity', async () => {
  const { filesOf, asked } = answering(arrives);
  const rest = '00ff'.repeat(16);
  await filesOf({ ...head, rest });
  const digest = Buffer.from(rest, 'hex').toString('base64');
  expect(asked.mock.calls[0]?.[1]?.integrity).toBe(`sha256-${digest}`);
});

it('is asked for once more at a fresh address when it is missing', async () => {
  const { filesOf, addresses } = answering(missing, arrives);
  expect(await filesOf(head)).toEqual(files);
  expect(addresses()).toEqual([ADDRESS, `${ADDRESS}?again=1-0`]);
});

it('has failed when it hangs twice for 15 seconds, and is asked for again by the next who needs it', async () => {
  const { filesOf, addresses } = answering(hangs, hangs, arrives);
  const failed = filesOf(head).catch((cause: unknown) => (cause as Error).message);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await failed).toMatch(/ stalled for 15 s$/);
  expect(await filesOf(head)).toEqual(files);
  expect(addresses()[2]).toMatch(/\?again=2-/);
});

it.each([
  ['requires', 'react'],
  ['integrity', ['sha256']],
  ['preload', [1]],
  ['startup', { fly: {} }],
])('cannot be used when its %s is %j', async (field, value) => {
  const { filesOf } = answering(() => Promise.resolve(Response.json({ ...files, [field]: value })));
  await expect(filesOf(head)).rejects.toThrow(`mfe-kite: files.${field}`);
});

it('is not asked for where the registry of an older edge holds the files themselves', async () => {
  const { filesOf, addresses } = answering();
  const { rest: _, ...whole } = { ...head, ...files };
  expect(await filesOf(whole)).toMatchObject(files);
  expect(addresses()).toEqual([]);
});
