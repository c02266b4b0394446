import { expect, it } from 'vitest';
import { motorCalls } from 'mfe-motor/contract/endpoints.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed, call } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { newAgent, newLeader } from '#testing/people.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';
import { policyDetailOf, sectionsOf } from '#areas/lists/testing/listed-quotes.ts';
import {
  addOns,
  beat,
  driveMotorTo,
  newMotorQuote,
  patchMotor,
  patchOrder,
  quickQuote,
  standardPlan,
  useMotorServer,
} from './testing/motor.ts';
import { avanza, filledQuote, newPicture, putPhoto } from './testing/inspected.ts';

const world = useMotorServer();

interface Reader {
  readonly who: Credentials;
  readonly quoteId: string;
  readonly language: string;
}

const quotationLines = async (server: AreaServer, { who, quoteId, language }: Reader) => {
  const headers = { 'accept-language': language };
  await succeed(server, who, 'eQuotation', { query: { quoteId }, headers });
  // Where a page ends is no line of the document.
  return (await printedLines(server.printed.at(-1))).filter((line) => !line.includes('| Page '));
};

/** What stands below one heading, up to the next. */
const linesBetween = (lines: readonly string[], heading: string, next: string): readonly string[] =>
  lines.slice(lines.indexOf(heading) + 1, lines.indexOf(next));

it('prints the quotation of three years with the workshop, to the rupiah and line by line', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const { quoteId } = await newMotorQuote(server, who, {
    chassisNo: 'MHFDOC0001',
    engineNo: '2NRDOC1',
    accessories: 5_000_000,
  });
  await patchMotor(server, { who, quoteId }, { ...standardPlan, duration: 3, isEligibleForMultiyear: true });
  await patchOrder(server, { who, quoteId }, addOns('AU01', 'TPL025'));
  await patchOrder(server, { who, quoteId }, { discountPercent: 12.5 });
  await quickQuote(server, { who, quoteId });
  const lines = await quotationLines(server, { who, quoteId, language: 'en' });
  const from = lines.indexOf('Insured vehicle');
  expect(lines.slice(from, lines.indexOf('Total | Rp 11.223.575') + 1)).toEqual([
    'Insured vehicle',
    'Plan | Motor Standard',
    'Brand and model | Toyota Avanza',
    'Year of manufacture | 2023',
    'Licence plate | B 1234 ABC',
    'Chassis number | MHFDOC0001',
    'Engine number | 2NRDOC1',
    'Use | Private',
    'Coverage | Comprehensive',
    'Sum insured, year 1 | Rp 170.000.000',
    'Sum insured, year 2 | Rp 153.000.000',
    'Sum insured, year 3 | Rp 136.000.000',
    'Accessories, included | Rp 5.000.000',
    'Years of cover | 3',
    'Cover begins | 10/02/2026',
    'Cover ends | 10/02/2029',
    'Premium',
    'Plan premium | Rp 11.337.300',
    'Third-party liability Rp 25 million | Rp 750.000',
    'Authorised workshop | Rp 1.147.500',
    'Authorised workshop, first year free with two or more years | -Rp 425.000',
    'Discount (12.5%) | -Rp 1.601.225',
    'Admin cost | Rp 15.000',
    'Total | Rp 11.223.575',
  ]);
  const explained = lines.slice(lines.indexOf('How the premium is calculated'));
  expect(explained.slice(0, 7)).toEqual([
    'How the premium is calculated',
    'Year 1 | Rp 170.000.000 × 2.47% = Rp 4.199.000',
    'Year 2 | Rp 153.000.000 × 2.47% = Rp 3.779.100',
    'Year 3 | Rp 136.000.000 × 2.47% = Rp 3.359.200',
    'Tariff | SE OJK 6/SEOJK.05/2017 (2017), region 2, Rp > 125–200 million',
    'Sums insured of later years | Illustrative',
    'Authorised workshop | Example rate',
  ]);
  const excluded = linesBetween(lines, 'What is not covered', 'How the premium is calculated');
  expect(excluded).toContain('Flood and windstorm');
  // Both for all three years.
  expect(linesBetween(lines, 'The plans compared', 'About this quotation')).toEqual([
    'Motor Standard (chosen) | Rp 11.337.300. Roadside help: not included; Transport allowance: not',
    'included; Own risk: Rp 300.000 for each event',
    'Motor Prime | Rp 12.484.800. Roadside help: Towing and starting help, day and',
    'night; Transport allowance: Rp 150.000 a day during repairs, up to 5',
    'days; Own risk: Rp 200.000 for each event',
    'Plan premiums without additional benefits, discount and admin cost, with the limits that differ most.',
  ]);
});

it('prints the quotation of a motorcycle in Indonesian', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newMotorQuote(server, who, { ...beat, chassisNo: 'MH1DOC0001', engineNo: 'JM9DOC1' });
  await driveMotorTo(server, { who, quote, kind: 'motorcycle' }, 'Quick Quote Created');
  const lines = await quotationLines(server, { who, quoteId: quote.quoteId, language: 'id' });
  for (const line of [
    'Merek dan model | Honda BeAT',
    'Pelat nomor | D 1234 ABC',
    'Jenis pertanggungan | Total Loss Only',
    'Harga pertanggungan | Rp 20.000.000',
    'Premi paket | Rp 360.000',
    'Total | Rp 375.000',
    'Tahun ke-1 | Rp 20.000.000 × 1,8% = Rp 360.000',
    'Tarif | SE OJK 6/SEOJK.05/2017 (2017), wilayah 2, sepeda motor',
  ]) {
    expect(lines).toContain(line);
  }
  expect(linesBetween(lines, 'Perbandingan paket', 'Tentang penawaran ini')).toEqual([
    'Motor Standard (dipilih) | Rp 360.000. Bantuan darurat di jalan: tidak termasuk; Pembayaran',
    'lebih cepat: tidak termasuk',
    'Motor Prime | Rp 432.000. Bantuan darurat di jalan: Derek dan bantuan mesin, 24',
    'jam; Pembayaran lebih cepat: Dalam 14 hari setelah dokumen lengkap',
    'Premi paket tanpa manfaat tambahan, diskon, dan biaya admin, dengan batas yang paling berbeda.',
  ]);
});

it('leaves chosen add-ons out of the exclusions', async () => {
  const { server } = world;
  const { headers: who } = await newAgent(server);
  const quote = await newMotorQuote(server, who);
  await driveMotorTo(server, { who, quote }, 'Quick Quote Created');
  const lines = await quotationLines(server, { who, quoteId: quote.quoteId, language: 'en' });
  const excluded = linesBetween(lines, 'What is not covered', 'How the premium is calculated');
  expect(excluded).not.toContain('Flood and windstorm');
  expect(excluded).toContain('Earthquake and tsunami');
});

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

it('hides photos, addresses and numbers of people from the upline [R33]', async () => {
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
