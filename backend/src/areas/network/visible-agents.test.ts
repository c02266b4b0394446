import { expect, it } from 'vitest';
import type { ApiRefusal } from '#core/http/api-refusal.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { newAgent, newStaff } from '#testing/people.ts';
import { cursorOf, readCursor } from '#core/http/page.ts';
import { visibleAgentIds as visibleAgents } from './visible-agents.ts';

const world = useAreaServer();

/** Of a network that is small enough to be named. */
const visibleAgentIds = async (...of: Parameters<typeof visibleAgents>): Promise<readonly string[]> =>
  (await visibleAgents(...of)) as readonly string[];

const refusalOf = async (work: Promise<unknown>): Promise<number | undefined> =>
  work.then(
    () => undefined,
    (error: unknown) => (error as ApiRefusal).status,
  );

const family = async () => {
  const { server } = world;
  const leader = await newAgent(server, { user_type: 'Commercial' });
  const child = await newAgent(server, { invited_by: leader.id });
  const grandchild = await newAgent(server, { invited_by: child.id });
  const stranger = await newAgent(server);
  return { leader, child, grandchild, stranger };
};

it('shows a leader everybody below at any depth, and a Mitra nobody (ruling R33)', async () => {
  const { db } = world.server.services;
  const { leader, child, grandchild } = await family();
  const of = (agentId: string, userType: string, wanted?: string) =>
    visibleAgentIds(db, { agentId, userType }, wanted);
  expect(new Set(await of(leader.id, 'Commercial'))).toEqual(new Set([leader.id, child.id, grandchild.id]));
  expect((await of(leader.id, 'Support', ''))[0]).toBe(leader.id);
  expect(await of(leader.id, 'Commercial', grandchild.id)).toEqual([grandchild.id]);
  expect(await of(leader.id, 'Commercial', leader.id)).toEqual([leader.id]);
  expect(await of(child.id, 'Mitra')).toEqual([child.id]);
  expect(await of(child.id, 'Mitra', child.id)).toEqual([child.id]);
});

it('answers 404 for an agent above, beside or unknown, and to a Mitra also for one below', async () => {
  const { db } = world.server.services;
  const { leader, child, grandchild, stranger } = await family();
  const asked = [
    [leader.id, 'Commercial', stranger.id],
    [leader.id, 'Commercial', 'f'.repeat(24)],
    [child.id, 'Commercial', leader.id],
    [child.id, 'Mitra', grandchild.id],
  ] as const;
  for (const [agentId, userType, wanted] of asked)
    expect(await refusalOf(visibleAgentIds(db, { agentId, userType }, wanted))).toBe(404);
});

it('leaves out staff', async () => {
  const { server } = world;
  const { leader } = await family();
  await newStaff(server, { invited_by: leader.id });
  const ids = await visibleAgentIds(server.services.db, { agentId: leader.id, userType: 'Commercial' });
  expect([ids.length, ids.filter((id) => id === leader.id).length]).toEqual([3, 1]);
});

it('reads its own cursors and refuses any other', () => {
  const at = new Date('2026-01-15T03:04:05.678Z');
  expect(readCursor(cursorOf([at, 'a"b%']), ['moment', 'text'])).toEqual([at, 'a"b%']);
  expect(readCursor(cursorOf([42, 'x']), ['number', 'text'])).toEqual([42, 'x']);
  expect([readCursor(undefined, ['text']), readCursor('', ['text'])]).toEqual([undefined, undefined]);
  const broken = [
    '%',
    'nonsense',
    cursorOf([]),
    cursorOf([42, 'x', 'y']),
    cursorOf(['x', 42]),
    cursorOf([0.5, 'x']),
  ];
  for (const after of broken) {
    const read = () => readCursor(after, ['number', 'text']);
    expect(read).toThrow(expect.objectContaining({ status: 400, facts: { values: { fields: 'after' } } }));
  }
  for (const moment of ['soon', '-271821-04-20T00:00:00Z', '+275760-09-13T00:00:00Z'])
    expect(() => readCursor(cursorOf([moment, 'x']), ['moment', 'text'])).toThrow('not right');
  expect(() => readCursor(cursorOf(['\u0000']), ['text'])).toThrow('not right');
});
