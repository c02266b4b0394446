import { expect, it } from 'vitest';
import { policyEmail } from '#areas/payment/policies/policy-email.ts';
import { useAreaServer } from '#testing/area-server.ts';
import type { AreaServer } from '#testing/area-server.ts';
import { succeed } from '#testing/caller.ts';
import type { Credentials } from '#testing/caller.ts';
import { consents, lastInvoice, notify, patch, recordOf } from '#areas/quote/testing/journey.ts';
import { newAgent, newVisit } from '#testing/people.ts';
import { printedLines } from '#core/documents/testing/read-pdf.ts';
import { customerBody, driveTo, newTravelQuote } from '../testing/travel.ts';
import { travelModule } from '../module.ts';

const world = useAreaServer([travelModule]);

/** Two adults and a child, confirmed: Gold in ASEAN with the COVID protection. */
const family = async (server: AreaServer) => {
  const { headers: agent } = await newAgent(server);
  const quote = await newTravelQuote(server, agent, { adultCount: 2, childCount: 1 });
  const { quoteId } = quote;
  await driveTo(server, { agent, quote }, 'Quick Quote Created');
  const customer = {
    ...customerBody(quote.phone).customer,
    insuredIdCard: '3273010101900001',
    adults: [{ fullName: 'Siti Nurhaliza', dob: '1991-04-02', passportNo: 'B7654321' }],
    childs: [{ fullName: 'Dewi Santoso', dob: '2018-03-04', passportNo: 'C1112223', parentalConsent: true }],
  };
  expect((await patch(server, agent, quoteId, { customer })).status).toBe(200);
  await succeed(server, agent, 'confirmQuote', { params: { quoteId }, body: consents });
  return { agent, quote, quoteId };
};

const paid = async (server: AreaServer) => {
  const sale = await family(server);
  const { proposalNo } = await recordOf(server, sale.agent, sale.quoteId);
  await succeed(server, sale.agent, 'checkout', { query: { proposalNo } });
  const { invoiceNumber, amount } = lastInvoice(server);
  await notify(server, invoiceNumber, amount);
  const { policyNo } = await recordOf(server, sale.agent, sale.quoteId);
  return { ...sale, policyNo: policyNo as string };
};

const policyLines = async (server: AreaServer, who: Credentials, quoteId: string) => {
  await succeed(server, who, 'ePolicy', {
    query: { quoteId, logkey: 'policyDownloadNotification' },
    headers: { 'accept-language': 'id' },
  });
  return printedLines(server.printed.at(-1));
};

it('prints every line of the quotation, with masked numbers for an agent [PAY-030]', async () => {
  const { server } = world;
  const { agent, quote, quoteId } = await family(server);
  await succeed(server, agent, 'eQuotation', { query: { quoteId }, headers: { 'accept-language': 'en' } });
  expect(await printedLines(server.printed.at(-1))).toEqual([
    'PT Asuransi Payung Nusantara',
    'Payung',
    'Travel Insurance · Quotation',
    quote.code,
    'Period of cover | Total | The price is valid until',
    '10/02/2026 – 14/02/2026 | Rp 701.500 | 10/02/2026',
    'Insured',
    'Name | Budi Santoso',
    'Date of birth | 17/05/1990',
    'ID card number | 327•••••••••0001',
    'Passport number | A••••567',
    `Mobile number | ${quote.phone}`,
    'Email | budi@payung.test',
    'Other travellers',
    'Adult | Siti Nurhaliza, 02/04/1991, B••••321',
    'Child | Dewi Santoso, 04/03/2018, C••••223',
    'Trip',
    'Plan | Gold',
    'Destination | ASEAN',
    'Cover begins | 10/02/2026',
    'Cover ends | 14/02/2026',
    'Premium',
    'Plan premium | Rp 460.000',
    'COVID-19 protection | Rp 226.500',
    'Admin cost | Rp 15.000',
    'Total | Rp 701.500',
    `Travel Insurance · Quotation · ${quote.code} | Page 1 of 3`,
    'What is covered, and up to what',
    'Medical treatment | Rp 1.000.000.000',
    'Accidental death and permanent disability | Rp 750.000.000',
    'Medical evacuation and repatriation | Rp 1.000.000.000',
    'Journey cancellation | Rp 40.000.000',
    'Flight delay | Rp 6.000.000',
    'Loss of or damage to baggage | Rp 20.000.000',
    'Personal liability | Rp 1.000.000.000',
    'Assistance by phone, 24 hours | Included',
    "Example texts; the insurer's policy wording decides.",
    'Additional benefits',
    'COVID-19 protection | Medical treatment, quarantine and changed travel plans when you or',
    'a companion test positive for COVID-19 during the journey.',
    'COVID-19 treatment up to Rp 500.000.000. Quarantine allowance',
    'of Rp 1.000.000 a day, up to 14 days. Cancellation or shortening of',
    'the journey because of COVID-19.',
    'What is not covered',
    'Illnesses that were known before the policy began',
    'Accidents under the influence of alcohol or drugs',
    'Journeys against the advice of a doctor or of the government',
    'Dangerous sports, unless they are covered as an additional benefit',
    'Baggage left unattended',
    'War, nuclear risks and taking part in a crime',
    "Example texts; the insurer's policy wording decides.",
    `Travel Insurance · Quotation · ${quote.code} | Page 2 of 3`,
    'The plans compared',
    'Platinum | Rp 625.000. Medical treatment: Rp 2.000.000.000; Medical',
    'evacuation and repatriation: Rp 2.000.000.000; Accidental death',
    'and permanent disability: Rp 1.500.000.000',
    'Gold (chosen) | Rp 460.000. Medical treatment: Rp 1.000.000.000; Medical',
    'evacuation and repatriation: Rp 1.000.000.000; Accidental death',
    'and permanent disability: Rp 750.000.000',
    'Bronze | Rp 325.000. Medical treatment: Rp 500.000.000; Medical',
    'evacuation and repatriation: Rp 500.000.000; Accidental death',
    'and permanent disability: Rp 400.000.000',
    'Perisai | Rp 257.500. Medical treatment: Rp 300.000.000; Medical',
    'evacuation and repatriation: Rp 300.000.000; Accidental death',
    'and permanent disability: Rp 250.000.000',
    'Plan premiums without additional benefits, discount and admin cost, with the limits that differ most.',
    'About this quotation',
    'Issued on | 15/01/2026',
    'Version of the wording | 2026-11',
    'Whom to call',
    'Emergency, 24 hours | +62 21 5555 0111',
    'Claims | +62 21 5555 0222',
    'Hours for claims | Monday to Friday, 08:00 to 17:00 WIB',
    'Claims by email | klaim@payung.example',
    'Questions | bantuan@payung.example',
    'Premiums come from an example tariff.',
    'PT Asuransi Payung Nusantara is licensed and supervised by Otoritas Jasa Keuangan (OJK).',
    `Travel Insurance · Quotation · ${quote.code} | Page 3 of 3`,
  ]);
});

it('prints every line of the policy, with whole numbers for the customer [PAY-027]', async () => {
  const { server } = world;
  const { quote, quoteId, policyNo } = await paid(server);
  const customer = await newVisit(server, quoteId, quote.phone);
  expect(await policyLines(server, customer, quoteId)).toEqual([
    'PT Asuransi Payung Nusantara',
    'Payung',
    // The QR code at the right of the title.
    'Apakah polis ini asli?',
    'Pindai kode ini. Halaman',
    'Travel Insurance · Polis',
    'yang terbuka harus ada di',
    `${policyNo} | payung.test`,
    'Masa perlindungan | Total | Keadaan darurat, 24 jam',
    '10/02/2026 – 14/02/2026 | Rp 701.500 | +62 21 5555 0111',
    'Tertanggung',
    'Nama | Budi Santoso',
    'Tanggal lahir | 17/05/1990',
    'Nomor KTP | 3273010101900001',
    'Nomor paspor | A1234567',
    `Nomor ponsel | ${quote.phone}`,
    'Email | budi@payung.test',
    'Peserta lain',
    'Dewasa | Siti Nurhaliza, 02/04/1991, B7654321',
    'Anak | Dewi Santoso, 04/03/2018, C1112223',
    'Perjalanan',
    'Paket | Gold',
    'Tujuan | ASEAN',
    'Mulai perlindungan | 10/02/2026',
    'Akhir perlindungan | 14/02/2026',
    'Premi',
    'Premi paket | Rp 460.000',
    'Perlindungan COVID-19 | Rp 226.500',
    'Biaya admin | Rp 15.000',
    'Total | Rp 701.500',
    `Travel Insurance · Polis · ${policyNo} | Halaman 1 dari 2`,
    'Yang dijamin dan batasnya',
    'Perawatan medis | Rp 1.000.000.000',
    'Meninggal dunia dan cacat tetap akibat kecelakaan | Rp 750.000.000',
    'Evakuasi medis dan repatriasi | Rp 1.000.000.000',
    'Pembatalan perjalanan | Rp 40.000.000',
    'Keterlambatan penerbangan | Rp 6.000.000',
    'Kehilangan atau kerusakan bagasi | Rp 20.000.000',
    'Tanggung jawab hukum pribadi | Rp 1.000.000.000',
    'Bantuan melalui telepon, 24 jam | Termasuk',
    'Teks contoh; yang berlaku adalah ketentuan polis penanggung.',
    'Manfaat tambahan',
    'Perlindungan COVID-19 | Perawatan medis, karantina, dan perubahan rencana perjalanan bila',
    'Anda atau teman seperjalanan dinyatakan positif COVID-19 selama',
    'perjalanan. Perawatan COVID-19 hingga Rp 500.000.000. Santunan',
    'karantina Rp 1.000.000 per hari, hingga 14 hari. Pembatalan atau',
    'pemendekan perjalanan akibat COVID-19.',
    'Yang tidak dijamin',
    'Penyakit yang sudah diketahui sebelum polis dimulai',
    'Kecelakaan di bawah pengaruh alkohol atau narkotika',
    'Perjalanan yang bertentangan dengan anjuran dokter atau pemerintah',
    'Olahraga berbahaya, kecuali dijamin sebagai manfaat tambahan',
    'Bagasi yang ditinggalkan tanpa pengawasan',
    'Perang, risiko nuklir, dan keikutsertaan dalam tindak pidana',
    'Teks contoh; yang berlaku adalah ketentuan polis penanggung.',
    'Tentang polis ini',
    'Diterbitkan pada | 15/01/2026',
    expect.stringMatching(/^Agen penjual \| Sari Wulandari \(\w+\)$/),
    'Versi ketentuan polis | 2026-11',
    'Hubungi kami',
    'Keadaan darurat, 24 jam | +62 21 5555 0111',
    'Klaim | +62 21 5555 0222',
    'Jam layanan klaim | Senin sampai Jumat, pukul 08.00 sampai 17.00 WIB',
    'Klaim melalui email | klaim@payung.example',
    'Pertanyaan | bantuan@payung.example',
    'Polis ini diterbitkan secara elektronik dan sah tanpa tanda tangan.',
    'PT Asuransi Payung Nusantara berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
    `Travel Insurance · Polis · ${policyNo} | Halaman 2 dari 2`,
  ]);
});

it('masks the numbers of all travellers in the policy that an agent downloads', async () => {
  const { server } = world;
  const { agent, quoteId } = await paid(server);
  const lines = await policyLines(server, agent, quoteId);
  expect(lines).toContain('Nomor KTP | 327•••••••••0001');
  expect(lines).toContain('Nomor paspor | A••••567');
  expect(lines).toContain('Dewasa | Siti Nurhaliza, 02/04/1991, B••••321');
  expect(lines).toContain('Anak | Dewi Santoso, 04/03/2018, C••••223');
  expect(lines.join('\n')).not.toMatch(/3273010101900001|A1234567|B7654321|C1112223/);
});

it('answers masked passports to the agent of a sold quote, and whole ones to the customer', async () => {
  const { server } = world;
  const { agent, quote, quoteId } = await paid(server);
  expect(await recordOf(server, agent, quoteId)).toMatchObject({
    insuredIdCard: '327•••••••••0001',
    insuredPassportNo: 'A••••567',
    adults: [{ fullName: 'Siti Nurhaliza', passportNo: 'B••••321' }],
    childs: [{ fullName: 'Dewi Santoso', passportNo: 'C••••223' }],
  });
  const customer = await newVisit(server, quoteId, quote.phone);
  expect(await recordOf(server, customer, quoteId)).toMatchObject({
    insuredPassportNo: 'A1234567',
    adults: [{ passportNo: 'B7654321' }],
    childs: [{ passportNo: 'C1112223' }],
  });
});

it('sends the customer the policy with whole numbers', async () => {
  const { server } = world;
  const { quoteId } = await paid(server);
  await policyEmail(server.services, { kind: 'sendPolicyEmail', quoteId, language: 'en' });
  const lines = await printedLines(server.printed.findLast(({ kind }) => kind === 'policy'));
  expect(lines).toContain('ID card number | 3273010101900001');
  expect(lines).toContain('Child | Dewi Santoso, 04/03/2018, C1112223');
});

it('prints the limits of a domestic trip, and only what is insured there [TRV-078]', async () => {
  const { server } = world;
  const { headers: agent } = await newAgent(server);
  const quote = await newTravelQuote(server, agent, { tripType: 1, travelCoverageArea: '5' });
  await driveTo(server, { agent, quote }, 'Plan Selected');
  const query = { quoteId: quote.quoteId };
  await succeed(server, agent, 'eQuotation', { query, headers: { 'accept-language': 'en' } });
  const lines = await printedLines(server.printed.at(-1));
  expect(lines).toContain('Medical treatment | Rp 60.000.000');
  expect(lines).toContain('Flight delay | Rp 1.000.000');
  expect(lines).toContain('Domestic trips of less than 100 km from home');
  expect(lines).not.toContain('Additional benefits');
});
