import { expect, it } from 'vitest';
import { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import { call } from '#testing/caller.ts';
import { newAgent, newLeader } from '#testing/people.ts';
import { policyDetailOf, sectionsOf } from '#areas/lists/testing/policy-detail.ts';
import { avanza, filledQuote, newPicture, putPhoto, useMotorServer } from './testing/inspected.ts';

const world = useMotorServer();

it('shows the vehicle and the photos of its inspection in their order [DASH-011]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const vehicle = avanza({ chassisNo: 'MHFDETAIL0001', engineNo: '2NRDETAIL1' });
  const { quoteId } = await filledQuote(server, vehicle, agent.headers);
  const send = async (slot: string) => {
    const sent = await putPhoto(server, agent.headers, quoteId, { slot, bytes: await newPicture() });
    expect(sent.status).toBe(200);
    return sent.photoId;
  };
  const rear = await send('rear');
  const front = await send('front');
  const sections = await sectionsOf(server, { who: agent.headers, quoteId });
  expect(sections['Insured vehicle']).toEqual([
    'Plan: Motor Standard',
    'Brand: Toyota',
    'Model: Avanza',
    'Year of manufacture: 2023',
    'Licence plate: B 1234 ABC',
    'Chassis number: MHFDETAIL0001',
    'Engine number: 2NRDETAIL1',
    'Use: Private',
    'Coverage: Comprehensive',
    'Sum insured: Rp 170.000.000',
    'Cover begins: 29/01/2026',
    'Cover ends: 29/01/2027',
    'Address: Jalan Asia Afrika 1, Braga, Sumur Bandung, Kota Bandung, Jawa Barat, 40111',
  ]);
  const { sections: all } = await policyDetailOf(server, { who: agent.headers, quoteId, language: 'id' });
  const photos = all.find(({ title }: { title: string }) => title === 'Foto pemeriksaan');
  expect(photos).toEqual({
    title: 'Foto pemeriksaan',
    lines: [],
    pictures: [
      { label: 'Depan', path: `user/inspection-motor/${quoteId}/photos/${front}` },
      { label: 'Belakang', path: `user/inspection-motor/${quoteId}/photos/${rear}` },
    ],
  });
  // The path is that of a call that answers the picture.
  expect(motorCalls.inspectionPhoto.path).toBe('user/inspection-motor/:quoteId/photos/:photoId');
  const picture = await server.app.inject({
    method: 'GET',
    url: `/api/${photos.pictures[0].path}`,
    headers: agent.headers,
  });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it('shows who leads the agent neither photos nor addresses nor numbers of people [R33]', async () => {
  const { server } = world;
  const agent = await newAgent(server);
  const { quoteId } = await filledQuote(server, avanza(), agent.headers);
  const { photoId } = await putPhoto(server, agent.headers, quoteId, {
    slot: 'front',
    bytes: await newPicture(),
  });
  const leader = await newLeader(server, agent.id);
  const detail = await policyDetailOf(server, { who: leader.headers, quoteId });
  expect(detail.sections.map(({ title }: { title: string }) => title)).toEqual([
    'Insured vehicle',
    'Insured',
    'What is covered, and up to what',
    'What you pay yourself',
  ]);
  expect(JSON.stringify(detail)).not.toMatch(/Asia Afrika|40111|3273|62812|@|photos/);
  const photo = await call(server, leader.headers, 'inspectionPhoto', { params: { quoteId, photoId } });
  expect(photo.status).toBe(404);
});
