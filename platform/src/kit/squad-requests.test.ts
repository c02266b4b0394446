import fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { askForSquad, historyOf, isSquadTask } from './squad-requests.ts';
import type { GivenFlags, SquadTask } from './squad-requests.ts';

const release = { name: 'mfe-kite', version: '1.0.0', build: 'aaaaaaaaaa' };

/** As the edge answers a squad. */
const answers: Record<string, object> = {
  rollback: release,
  promote: release,
  stop: release,
  withdraw: release,
  preview: { ...release, url: 'https://payung.example/app?set=x' },
  reports: { reports: ['          live              opened', 'mfe-kite  1.0.0-aaaaaaaaaa  12'] },
};

const platform = fastify();
let asked: string[] = [];
let to = '';

beforeAll(async () => {
  platform.addHook('onRequest', async ({ method, url, headers }) => {
    asked.push(`${method} ${url} ${headers.authorization}`);
  });
  platform.all<{ Params: { task: string; name: string } }>(
    '/platform/:task/:name',
    ({ params: { task, name } }, reply) =>
      name === 'mfe-lantern'
        ? reply.status(403).send({ error: 'The token of Kite squad is for mfe-kite and for nothing else.' })
        : reply.send(answers[task]),
  );
  platform.get('/platform/history', (_, reply) => reply.send({ history: ['1  first', 'Live: nothing.'] }));
  to = await platform.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => {
  asked = [];
  answers['prune'] = { removed: ['remotes/mfe-kite/0.9.0-bbbbbbbbbb (0.3 MB)'] };
});

afterAll(() => platform.close());

const ask = (task: SquadTask, given?: GivenFlags, name = 'mfe-kite') =>
  askForSquad({ to, token: 'secret' }, { task, name, ...(given && { given }) });

it.each<readonly [SquadTask, GivenFlags, string, string]>([
  ['rollback', {}, 'POST /platform/rollback/mfe-kite', 'mfe-kite 1.0.0-aaaaaaaaaa is live again.'],
  [
    'rollback',
    { build: 'bbbbbbbbbb' },
    'POST /platform/rollback/mfe-kite?to=bbbbbbbbbb',
    'mfe-kite 1.0.0-aaaaaaaaaa is live again.',
  ],
  [
    'promote',
    { removals: true, older: true, modes: false },
    'POST /platform/promote/mfe-kite?removals=&older=',
    'mfe-kite 1.0.0-aaaaaaaaaa is live.',
  ],
  [
    'stop',
    {},
    'POST /platform/stop/mfe-kite',
    'mfe-kite 1.0.0-aaaaaaaaaa is a canary no longer, and marked bad: open pages leave it.',
  ],
  [
    'withdraw',
    { removals: true },
    'POST /platform/withdraw/mfe-kite?removals=',
    'mfe-kite 1.0.0-aaaaaaaaaa is taken out, with its pages, its tile and its links: npm run release brings them back.',
  ],
  [
    'reports',
    { removals: true },
    'GET /platform/reports/mfe-kite',
    '          live              opened\nmfe-kite  1.0.0-aaaaaaaaaa  12',
  ],
  [
    'preview',
    { build: '1.0.0-aaaaaaaaaa' },
    'POST /platform/preview/mfe-kite?to=1.0.0-aaaaaaaaaa',
    'For seven days mfe-kite 1.0.0-aaaaaaaaaa is seen at https://payung.example/app?set=x',
  ],
  ['prune', {}, 'POST /platform/prune/mfe-kite', 'Removed:\nremotes/mfe-kite/0.9.0-bbbbbbbbbb (0.3 MB)'],
  [
    'prune',
    { 'dry-run': true },
    'POST /platform/prune/mfe-kite?dry-run=',
    'Would be removed:\nremotes/mfe-kite/0.9.0-bbbbbbbbbb (0.3 MB)',
  ],
])('asks the platform in the name of the squad for %s with %o', async (task, given, request, words) => {
  expect(await ask(task, given)).toBe(words);
  expect(asked).toEqual([`${request} Bearer secret`]);
});

it('shows the history of the platform', async () => {
  expect(await historyOf({ to, token: 'secret' })).toBe('1  first\nLive: nothing.');
  expect(asked).toEqual(['GET /platform/history Bearer secret']);
});

it('says so when no release is removed', async () => {
  answers['prune'] = { removed: [] };
  expect(await ask('prune')).toContain('Nothing to remove');
});

it('asks for no link to a release that nobody has named', async () => {
  await expect(ask('preview')).rejects.toThrow('--build 1.2.0-ab12cd34ef');
  expect(asked).toEqual([]);
});

it('passes the words of a refusal on', async () => {
  await expect(ask('withdraw', {}, 'mfe-lantern')).rejects.toThrow(
    'The token of Kite squad is for mfe-kite and for nothing else.',
  );
});

it('knows no other requests', () => {
  expect(['rollback', 'withdraw', 'toString', 'release', 'history'].filter(isSquadTask)).toEqual([
    'rollback',
    'withdraw',
  ]);
});
