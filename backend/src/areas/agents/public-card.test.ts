import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inviteLinkOf } from '#areas/network/invites/invites.ts';
import { useAreaServer } from '#testing/area-server.ts';
import { call, nobody, succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent } from '#testing/people.ts';

const world = useAreaServer();
const english = { 'accept-language': 'en' } as const;
const CARD = {
  company: 'Payung Bandung',
  socialLinks: [{ network: 'Instagram', url: 'https://instagram.com/sari' }],
  achievements: ['Agent of the year 2025'],
  blogs: [{ title: 'Why cover helps', url: 'https://example.com/blog' }],
  testimonials: [{ name: 'Budi', words: 'Quick and clear.' }],
};

const save = (who: Credentials, facts: object) =>
  call(world.server, who, 'savePublicCard', { body: { ...CARD, ...facts }, headers: english });

const send = async (who: Credentials, bytes: Buffer) => {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'me.png');
  const request = new Request('http://payung.test', { method: 'POST', body: form });
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/api/agent/public-card/picture',
    headers: { ...who, ...english, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, message: answer.json<{ errMsg: unknown }>().errMsg };
};

const photo = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#cfe4ea' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .png()
    .toBuffer();

const linkOf = async (agentId: string): Promise<string> =>
  (await inviteLinkOf(world.server.services, agentId)).split('/').at(-1) ?? '';

const picture = (linkId: string) => call(world.server, nobody, 'cardPicture', { params: { linkId } });

it('fills a new card from the account, then shows what the agent saved [R40]', async () => {
  const { server } = world;
  const agent = await newAgent(server, { company_name: 'PT Payung', tier: 'gold' });
  const { data } = await succeed(server, agent.headers, 'getPublicCard');
  const empty = { socialLinks: [], achievements: [], blogs: [], testimonials: [] };
  const own = { fullName: 'Sari Wulandari', tier: 'gold', hasPicture: false };
  expect(data).toEqual({ ...own, ...empty, company: 'PT Payung' });
  const saved = await save(agent.headers, { company: ' Payung Bandung ' });
  expect(saved.errMsg.data).toEqual({ ...own, ...CARD });
  expect((await succeed(server, agent.headers, 'getPublicCard')).data).toEqual({ ...own, ...CARD });
});

const six = <Entry>(entry: Entry): readonly Entry[] => Array.from({ length: 6 }, () => entry);

it.each([
  ['http links', { blogs: [{ title: 'Blog', url: 'http://example.com' }] }],
  ['links that run', { socialLinks: [{ network: 'X', url: 'javascript:alert(1)' }] }],
  ['six social links', { socialLinks: six(CARD.socialLinks[0]) }],
  ['six achievements', { achievements: six('First') }],
  ['six blogs', { blogs: six(CARD.blogs[0]) }],
  ['six testimonials', { testimonials: six(CARD.testimonials[0]) }],
  ['an entry without words', { testimonials: [{ name: 'Budi', words: '  ' }] }],
])('refuses %s [R40]', async (_what, wrong) => {
  const agent = await newAgent(world.server);
  expect((await save(agent.headers, wrong)).status).toBe(400);
  const { data } = await succeed(world.server, agent.headers, 'getPublicCard');
  expect(data).toMatchObject({ socialLinks: [], achievements: [], blogs: [], testimonials: [] });
});

it('re-encodes the picture at 512 pixels at most, and shows it by the agent’s link [R40]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const linkId = await linkOf(agent.id);
  expect((await picture(linkId)).status).toBe(404);
  expect(await send(agent.headers, await photo(1200, 900))).toEqual({
    status: 200,
    message: { message: 'The picture was saved' },
  });
  const shown = await picture(linkId);
  expect(shown).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=300' },
  });
  const { format, width, height, exif } = await sharp(shown.bytes).metadata();
  expect([format, width, height, exif]).toEqual(['jpeg', 512, 384, undefined]);
  // The texts are kept beside it.
  expect((await save(agent.headers, {})).errMsg.data).toMatchObject({ ...CARD, hasPicture: true });
});

it('refuses a file that is not a picture or is too large', async () => {
  const { headers } = await newAgent(world.server);
  expect((await send(headers, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(400);
  const large = Buffer.concat([await photo(10, 10), Buffer.alloc(2 * 1024 * 1024)]);
  expect((await send(headers, large)).status).toBe(400);
  const broken = (await photo(100, 100)).subarray(0, 60);
  expect(await send(headers, broken)).toEqual({
    status: 400,
    message: 'This picture could not be opened. Please choose another photo.',
  });
});

it('shows no picture for an expired link, an inactive agent or an unknown id [R40]', async () => {
  const { server } = world;
  const [agent, closed] = [await newAgent(server), await newAgent(server)];
  for (const { headers } of [agent, closed]) await send(headers, await photo(20, 20));
  const [linkId, closedLink] = [await linkOf(agent.id), await linkOf(closed.id)];
  await server.services.db
    .updateTable('agents')
    .set({ status: 'inactive' })
    .where('id', '=', closed.id)
    .execute();
  const statuses = [];
  for (const id of [linkId, closedLink, 'AAAAAA', 'x']) statuses.push((await picture(id)).status);
  expect(statuses).toEqual([200, 404, 404, 404]);
  server.clock.set('2026-12-01T03:00:00.000Z');
  expect((await picture(linkId)).status).toBe(404);
});
