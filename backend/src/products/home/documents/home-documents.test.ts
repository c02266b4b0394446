import { expect, it } from 'vitest';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { consents } from '#areas/quote/testing/journey.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';
import {
  flexasPlan,
  homeCustomer,
  homeRecord,
  patchHome,
  quotedHome,
  useHomeServer,
} from '../testing/home.ts';

const world = useHomeServer();

const LETTERS_ELSEWHERE = {
  isCorrespondenceChecked: false,
  correspondenceAddress: 'Jalan Braga 5',
  correspondenceProvince: 'Jawa Barat',
  correspondenceCity: 'Kota Bandung',
  correspondenceDistrict: 'Sumur Bandung',
  correspondenceSubDistrict: 'Braga',
  correspondencePostalCode: '40111',
  addressForHardCopy: 'Jalan Asia Afrika 8, Bandung',
};

/** A house whose policy is printed on paper, and is to be paid later. */
const soldToBePaidLater = async (server: AreaServer) => {
  const { agent, customer, quote, params } = await quotedHome(server);
  const { quoteId, phone } = quote;
  await succeed(server, customer, 'updatePrintPolicy', { body: { quoteId, printOption: 'hard' } });
  const body = homeCustomer(phone, LETTERS_ELSEWHERE);
  expect((await patchHome(server, { who: customer, quoteId }, body)).status).toBe(200);
  await succeed(server, customer, 'confirmQuote', { params, body: consents });
  const { proposalNo } = await homeRecord(server, agent, quoteId);
  const { data } = await succeed(server, agent, 'payLater', { query: { proposalNo } });
  return { agent, customer, quoteId, phone, policyNo: data.policyNo as string };
};

interface Reader {
  readonly who: Credentials;
  readonly language: string;
  readonly quoteId: string;
}

const policyLines = async (server: AreaServer, { who, language, quoteId }: Reader) => {
  const headers = { 'accept-language': language };
  await succeed(server, who, 'homeEPolicy', { params: { quoteId }, query: { quoteId }, headers });
  return printedLines(server.printed.at(-1));
};

it('prints every line of the policy, with a masked number for an agent [PAY-029]', async () => {
  const { server } = world;
  const { agent, quoteId, phone, policyNo } = await soldToBePaidLater(server);
  const lines = await policyLines(server, { who: agent, language: 'en', quoteId });
  expect(lines.slice(0, lines.indexOf('How the premium is calculated') + 2)).toEqual([
    'PT Asuransi Payung Nusantara',
    'Payung',
    // The QR code at the right of the title.
    'Is this policy genuine?',
    'Scan the code. The page',
    'Home Insurance · Policy',
    'that opens must be at',
    `${policyNo} | payung.test`,
    'Not paid yet. To be paid by 10/02/2026; if it is not paid by then, the policy is cancelled.',
    'Period of cover | Total | Emergency, 24 hours',
    '10/02/2026 – 10/02/2027 | Rp 4.503.000 | +62 21 5555 0111',
    'Insured',
    'Name | Budi Santoso',
    'Date of birth | 17/05/1990',
    'ID card number | 327•••••••••0001',
    `Mobile number | ${phone}`,
    'Email | budi@payung.test',
    'Insured property',
    'Plan | PROPERTY ALL RISK',
    'Property type | House',
    'Address | Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Postal code | 40135',
    'Stories | 2',
    'Building sum insured | Rp 2.000.000.000',
    'Cover begins | 10/02/2026',
    'Cover ends | 10/02/2027',
    'Correspondence and policy',
    'Correspondence address | Jalan Braga 5, Braga, Sumur Bandung, Kota Bandung, Jawa Barat,',
    '40111',
    'Policy as | Hard copy',
    'Hard copy to | Jalan Asia Afrika 8, Bandung',
    `Home Insurance · Policy · ${policyNo} | Page 1 of 3`,
    'Premium',
    'Plan premium | Rp 888.000',
    'Earthquake, volcanic eruption and tsunami | Rp 2.700.000',
    'Flood, storm and water damage | Rp 900.000',
    'Admin cost | Rp 15.000',
    'Total | Rp 4.503.000',
    'What is covered, and up to what',
    'Fire | Rp 2.000.000.000',
    'Lightning | Rp 2.000.000.000',
    'Explosion | Rp 2.000.000.000',
    'Falling aircraft | Rp 2.000.000.000',
    'Smoke from a fire | Rp 2.000.000.000',
    'Burglary with signs of forced entry | Rp 2.000.000.000',
    'Impact by vehicles | Rp 2.000.000.000',
    'Burst pipes and leaking installations | Rp 2.000.000.000',
    'Other sudden accidental damage | Rp 2.000.000.000',
    'Earthquake, volcanic eruption and tsunami | Rp 2.000.000.000',
    'Flood, storm and water damage | Rp 2.000.000.000',
    "Example texts; the insurer's policy wording decides.",
    'What is not covered',
    'Not chosen: Riot, strike, malicious damage and civil commotion',
    'Wear and tear, lack of maintenance, faulty construction and gradual damage',
    'The value of the land',
    'Damage that the insured causes on purpose',
    'The part of a loss that is not covered because the sum insured is below the actual value',
    'A property that stands empty for more than 30 days without notice',
    'Cash, precious metals and documents',
    'War, nuclear risks and acts of authorities',
    "Example texts; the insurer's policy wording decides.",
    `Home Insurance · Policy · ${policyNo} | Page 2 of 3`,
    'How the premium is calculated',
    'Fire (FLEXAS) | Rp 2.000.000.000 × 0.294 ‰ = Rp 588.000; table I.A 2976, SE OJK',
  ]);
  expect(lines.slice(lines.indexOf('About this policy'))).toEqual([
    'About this policy',
    'Issued on | 15/01/2026',
    expect.stringMatching(/^Selling agent \| Sari Wulandari \(\w+\)$/),
    'Version of the wording | 2026-11',
    'Whom to call',
    'Emergency, 24 hours | +62 21 5555 0111',
    'Claims | +62 21 5555 0222',
    'Hours for claims | Monday to Friday, 08:00 to 17:00 WIB',
    'Claims by email | klaim@payung.example',
    'Questions | bantuan@payung.example',
    'This policy was issued electronically and is valid without a signature.',
    'PT Asuransi Payung Nusantara is licensed and supervised by Otoritas Jasa Keuangan (OJK).',
    `Home Insurance · Policy · ${policyNo} | Page 3 of 3`,
  ]);
});

it('prints the whole number, the addresses and the period for the customer, in Indonesian', async () => {
  const { server } = world;
  const { customer, quoteId } = await soldToBePaidLater(server);
  const lines = await policyLines(server, { who: customer, language: 'id', quoteId });
  expect(lines.slice(7, 30)).toEqual([
    'Belum dibayar. Harus dibayar paling lambat 10/02/2026; bila tidak, polis dibatalkan.',
    'Masa perlindungan | Total | Keadaan darurat, 24 jam',
    '10/02/2026 – 10/02/2027 | Rp 4.503.000 | +62 21 5555 0111',
    'Tertanggung',
    'Nama | Budi Santoso',
    'Tanggal lahir | 17/05/1990',
    'Nomor KTP | 3273010101900001',
    expect.stringMatching(/^Nomor ponsel \| 62812\d{7}$/),
    'Email | budi@payung.test',
    'Properti yang dipertanggungkan',
    'Paket | PROPERTY ALL RISK',
    'Jenis properti | Rumah tinggal',
    'Alamat | Jalan Dago 12, Dago, Coblong, Kota Bandung, Jawa Barat',
    'Kode pos | 40135',
    'Jumlah lantai | 2',
    'Nilai pertanggungan bangunan | Rp 2.000.000.000',
    'Mulai perlindungan | 10/02/2026',
    'Akhir perlindungan | 10/02/2027',
    'Korespondensi dan polis',
    'Alamat korespondensi | Jalan Braga 5, Braga, Sumur Bandung, Kota Bandung, Jawa Barat,',
    '40111',
    'Bentuk polis | Cetak',
    'Polis cetak dikirim ke | Jalan Asia Afrika 8, Bandung',
  ]);
});

it('prints that an unpaid policy was cancelled instead of its validity', async () => {
  const { server } = world;
  const { customer, quoteId } = await soldToBePaidLater(server);
  const read = () => policyLines(server, { who: customer, language: 'en', quoteId });
  const update = (values: { cancelled_at?: Date | null; paid_at?: Date }) =>
    server.services.db.updateTable('policies').set(values).where('quote_id', '=', quoteId).execute();
  await update({ cancelled_at: new Date('2026-02-11T01:00:00Z') });
  const cancelled = await read();
  expect(cancelled[7]).toBe(
    'Cancelled on 11/02/2026: this policy was not paid by 10/02/2026 and gives no cover.',
  );
  expect(cancelled.join('\n')).not.toMatch(/Not paid yet|valid without a signature/);
  await update({ cancelled_at: null, paid_at: new Date('2026-02-01T01:00:00Z') });
  const paid = await read();
  expect(paid[7]).toBe('Period of cover | Total | Emergency, 24 hours');
  expect(paid.join('\n')).toContain('valid without a signature');
});

it('lists the perils of the other plan as not covered', async () => {
  const { server } = world;
  const { agent, quote } = await quotedHome(server);
  const { quoteId } = quote;
  expect((await patchHome(server, { who: agent, quoteId }, flexasPlan)).status).toBe(200);
  await succeed(server, agent, 'eQuotation', { query: { quoteId }, headers: { 'accept-language': 'en' } });
  const lines = await printedLines(server.printed.at(-1));
  const excluded = lines.slice(lines.indexOf('What is not covered') + 1);
  expect(excluded.slice(0, 4)).toEqual([
    'Not in this plan: Burglary with signs of forced entry',
    'Not in this plan: Impact by vehicles',
    'Not in this plan: Burst pipes and leaking installations',
    'Not in this plan: Other sudden accidental damage',
  ]);
  expect(lines).not.toContain('Burglary with signs of forced entry | Rp 2.000.000.000');
  expect(lines).toContain('Fire | Rp 2.000.000.000');
  expect(lines.slice(lines.indexOf('The plans compared'), lines.indexOf('About this quotation'))).toEqual([
    'The plans compared',
    'PROPERTY ALL RISK | Rp 888.000. Burglary with signs of forced entry: covered; Impact by',
    'vehicles: covered; Burst pipes and leaking installations: covered',
    'Flexas (chosen) | Rp 588.000. Burglary with signs of forced entry: not covered; Impact',
    'by vehicles: not covered; Burst pipes and leaking installations: not',
    'covered',
    'Plan premiums without additional benefits, discount and admin cost, with the limits that differ most.',
  ]);
});

it('explains every rate in Indonesian, and names the source of example rates in a footnote', async () => {
  const { server } = world;
  const { customer, quoteId } = await soldToBePaidLater(server);
  const lines = await policyLines(server, { who: customer, language: 'id', quoteId });
  const from = lines.indexOf('Cara perhitungan premi') + 1;
  expect(lines.slice(from, lines.indexOf('Tentang polis ini')).join(' ')).toBe(
    [
      'Kebakaran (FLEXAS) | Rp 2.000.000.000 × 0,294 ‰ = Rp 588.000; tabel I.A 2976, SE OJK 6/SEOJK.05/2017 (2017)',
      'Semua risiko | Rp 2.000.000.000 × 0,15 ‰ = Rp 300.000; tabel PAR, tarif contoh*',
      'Gempa bumi, zona Z4 | Rp 2.000.000.000 × 1,35 ‰ = Rp 2.700.000; tabel III.A 2976, tarif contoh*',
      'Banjir, zona hingga 30 cm | Rp 2.000.000.000 × 0,45 ‰ = Rp 900.000; tabel TSFWD, tarif contoh*',
      '* Berlaku sampai perusahaan asuransi menetapkan tarifnya sendiri. Sumber: Payung (21/11/2026); SE OJK 6/ SEOJK.05/2017 (2017); AAUI (2013)',
    ].join(' '),
  );
});
