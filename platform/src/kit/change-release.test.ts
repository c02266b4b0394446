import fastify from 'fastify';
import { expect, it } from 'vitest';
import { changeRelease, historyOf, isReleaseChange } from './change-release.ts';

it('asks the platform for a change in the name of the squad, and says what has become of the release', async () => {
  const asked: string[] = [];
  const platform = fastify();
  platform.all('/platform/*', (request, reply) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    return reply.send({ version: '1.0.0', build: 'aaaaaaaaaa', history: ['1  first', 'Live: nothing.'] });
  });
  const to = await platform.listen({ port: 0, host: '127.0.0.1' });
  const change = (what: 'rollback' | 'promote' | 'stop', build?: string) =>
    changeRelease({ to, token: 'secret' }, { what, name: 'mfe-kite', build });
  expect(await change('rollback', 'bbbbbbbbbb')).toBe('mfe-kite 1.0.0-aaaaaaaaaa is live again.');
  expect(await change('promote')).toBe('mfe-kite 1.0.0-aaaaaaaaaa is live.');
  expect(await change('stop')).toBe(
    'mfe-kite 1.0.0-aaaaaaaaaa is a canary no longer, and marked bad: open pages leave it.',
  );
  expect(await historyOf({ to, token: 'secret' })).toBe('1  first\nLive: nothing.');
  expect(asked).toEqual([
    'POST /platform/rollback/mfe-kite?to=bbbbbbbbbb Bearer secret',
    'POST /platform/promote/mfe-kite Bearer secret',
    'POST /platform/stop/mfe-kite Bearer secret',
    'GET /platform/history Bearer secret',
  ]);
  await platform.close();
});

it('knows no other changes', () => {
  expect(['rollback', 'promote', 'stop', 'toString', 'release'].filter(isReleaseChange)).toEqual([
    'rollback',
    'promote',
    'stop',
  ]);
});
