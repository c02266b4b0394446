import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import { addDays, formatDate, todayInJakarta } from '@payung/shared/domain/dates.ts';
import type { Api } from '@payung/platform/e2e/api.ts';
import { look, watchConsole } from '#support/look.ts';
import { standAt } from '#support/stand-at.ts';
import { test, signInPage } from '@payung/platform/e2e/people.ts';
import type { LogIn } from '@payung/platform/e2e/people.ts';
import { seat } from '#support/person.ts';
import type { Person } from '#support/person.ts';
import type { Platform } from '@payung/platform/e2e/platform.ts';
import { freshNumbers, inLetters, newLead } from './leads.ts';

/** One number, in the spellings that people use. */
const spelled = (number: string, at: number): string =>
  [number, number.slice(1), `62${number.slice(1)}`, `+62 ${number.slice(1, 4)}-${number.slice(4)}`][at % 4] ??
  number;

/** What a spreadsheet makes of a list, with the line of each. */
interface LeadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
  /** The number of the first of them. */
  readonly firstPhone: string;
}

/**
 * 300 people as an older spreadsheet on Windows saves them, with semicolons. Lines 2 to 281 are new; 282 to 291 have
 * numbers of lines before, 292 and 293 those of leads; 294 to 301 are wrong, one of them with a formula.
 */
const fileOf300 = (known: readonly [string, string]): LeadFile => {
  const numbers = freshNumbers();
  const phoneOf = (no: number): string => `${numbers}${String(no).padStart(5, '0')}`;
  const news = Array.from({ length: 280 }, (_, at) => {
    const name = at === 0 ? 'José Núñez' : `Impor Massal ${inLetters(at)}`;
    return [name, spelled(phoneOf(at), at), '', at === 0 ? 'Bandung' : '', ''];
  });
  const twice = Array.from({ length: 10 }, (_, at) => [
    `Kembar ${inLetters(at)}`,
    spelled(phoneOf(at), at + 1),
    '',
    '',
    '',
  ]);
  const leads = known.map((phone) => ['Sudah Prospek', phone, '', '', '']);
  const wrong = [
    ['Ilmiah', '6.28E+11', '', '', ''],
    ['Ilmiah Koma', '6,28123E+11', '', '', ''],
    ['Tanpa Nomor', '', '', '', ''],
    ['', phoneOf(900), '', '', ''],
    ['Bukan Nomor', 'lihat WA', '', '', ''],
    ['Telepon Rumah', '022-5551234', '', '', ''],
    ['Surel Salah', phoneOf(901), 'bukan-email', '', ''],
    ['"=HYPERLINK(""http://jahat.example"";""Klik"")"', '0812', '', 'Bandung', ''],
  ];
  const lines = [['Nama', 'No. HP', 'Email', 'Kota', 'Catatan'], ...news, ...twice, ...leads, ...wrong];
  return {
    name: 'prospek.csv',
    mimeType: 'text/csv',
    // These letters are the same in windows-1252.
    buffer: Buffer.from(lines.map((cells) => `${cells.join(';')}\r\n`).join(''), 'latin1'),
    firstPhone: phoneOf(0),
  };
};

/** The page's messages about invalid lines. */
const WRONG_LINES = [
  'Baris 294: Excel atau spreadsheet mengubah nomor ponsel ini menjadi angka yang dibulatkan. Ubah format kolom menjadi teks, lalu ekspor kembali filenya.',
  'Baris 295: Excel atau spreadsheet mengubah nomor ponsel ini menjadi angka yang dibulatkan. Ubah format kolom menjadi teks, lalu ekspor kembali filenya.',
  'Baris 296: Nomor ponsel belum diisi',
  'Baris 297: Nama belum diisi',
  'Baris 298: Ini bukan nomor telepon',
  'Baris 299: Ini bukan nomor ponsel Indonesia',
  'Baris 300: Masukkan alamat email yang benar',
  'Baris 301: Nama hanya terdiri dari huruf dan spasi',
] as const;

type Browser = Parameters<typeof seat>[0];

interface Desk {
  readonly browser: Browser;
  readonly platform: Platform;
  readonly logIn: LogIn;
}

/** An agent at a phone, in Indonesian, by touch. */
const phoneOfAgent = async ({ browser, platform, logIn }: Desk): Promise<Person> => {
  const person = await seat(browser, platform, { who: 'agent', language: 'id', width: 360, by: 'touch' });
  await signInPage(person.page, (await logIn('mitra')).state);
  return person;
};

const countAll = async (api: Api): Promise<number> => {
  const { counts } = await api.call(endpoints.leadCounts, { query: {} });
  return counts.All;
};

/** Two leads whose numbers the file has too. */
const twoLeads = async ({ logIn }: Desk): Promise<readonly [string, string]> => {
  const { api, state } = await logIn('mitra');
  const phones = [];
  for (const lastName of ['Lama', 'Baru']) {
    const { form } = await newLead(api, state.user.id, { firstName: 'Sudah', lastName });
    phones.push(form?.phone ?? '');
  }
  const [first = '', second = ''] = phones;
  return [first, second];
};

const chooseFile = async ({ page, input }: Person, file: LeadFile): Promise<void> => {
  const choosing = page.waitForEvent('filechooser');
  await input.press(page.getByRole('button', { name: 'Pilih file' }));
  await (await choosing).setFiles(file);
};

const startImport = async ({ page, input }: Person, count: number): Promise<void> => {
  await input.type(page.getByLabel('Dari mana asal data ini?'), 'Pameran Bandung');
  await input.check(page.getByRole('checkbox', { name: /telah setuju/ }));
  await input.check(page.getByRole('radio', { name: 'Bertemu langsung' }));
  await input.press(page.getByRole('button', { name: `Impor ${count} prospek` }));
};

const rowsOf = (page: Page) => page.getByRole('region', { name: 'Yang akan diimpor' });

const expectRow = (page: Page, label: string, value: string): Promise<void> =>
  expect(
    rowsOf(page).getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]'),
  ).toHaveText(value);

test('an agent imports a list of 300 people, calls one of them in the evening and plans the next talk (id, 360 px, by touch) [LEAD-001] [LEAD-006]', async ({
  browser,
  platform,
  logIn,
}) => {
  const desk = { browser, platform, logIn };
  const { api } = await logIn('mitra');
  const file = fileOf300(await twoLeads(desk));
  const before = await countAll(api);
  const agent = await phoneOfAgent(desk);
  const { page, input, picture } = agent;
  const consoleErrors = watchConsole(page);

  await page.goto('/app/oonaleads');
  await input.press(page.getByRole('link', { name: 'Impor prospek' }));
  await look(page, picture('leads-import'));
  await chooseFile(agent, file);
  await expect(page.getByRole('radio', { name: 'Titik koma' })).toBeChecked();
  await expect(page.getByText('prospek.csv, Windows-1252.')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'José Núñez' })).toBeVisible();
  await expectRow(page, 'Orang dalam file', '300');
  await expectRow(page, 'Prospek baru', '280');
  await expectRow(page, 'Duplikat', '12');
  await expectRow(page, 'Kesalahan', '8');
  await input.press(page.getByText('Duplikat tidak diimpor:'));
  await expect(page.getByText('Baris 282: nomor sama dengan baris 2', { exact: true })).toBeVisible();
  await expect(page.getByText('Baris 293: sudah menjadi prospek Anda', { exact: true })).toBeVisible();
  await input.press(page.getByText('Baris yang salah tidak diimpor:'));
  await expect(page.getByRole('listitem').filter({ hasText: /^Baris (29[4-9]|30\d):/ })).toHaveText([
    ...WRONG_LINES,
  ]);
  await look(page, picture('leads-import-checked'));

  const downloading = page.waitForEvent('download');
  await input.press(page.getByRole('button', { name: 'Unduh baris yang salah' }));
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('prospek-kesalahan.csv');
  const failed = await readFile(await download.path(), 'utf8');
  expect(failed.split('\r\n')).toHaveLength(10);
  expect(failed).toContain('"Nama";"No. HP";"Email";"Kota";"Catatan";"Baris";"Masalah"');
  expect(failed).toContain('"\'=HYPERLINK(""http://jahat.example"";""Klik"")";"0812";"";"Bandung";"";301;');

  // Nothing is saved before the agent confirms.
  expect(await countAll(api)).toBe(before);
  await startImport(agent, 280);
  await expect(page.getByText('280 prospek baru, 12 duplikat, 8 kesalahan.')).toBeVisible();
  await look(page, picture('leads-import-done'));
  await input.press(page.getByRole('link', { name: 'Ke prospek Anda' }));
  await expect(page.getByRole('tab', { name: `Semua (${before + 280})` })).toBeVisible();
  await look(page, picture('leads'));

  await input.type(page.getByRole('searchbox', { name: 'Cari prospek' }), 'jose nunez');
  await expect(page).toHaveURL(/\?q=jose\+nunez$/);
  const card = page.getByRole('article').filter({ hasText: 'José Núñez' }).first();
  await input.press(card.getByRole('link', { name: 'José Núñez', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'José Núñez' })).toBeVisible();
  await look(page, picture('lead'));
  const address = page.url();

  await test.step('in the evening the page first says why not to call', async () => {
    const evening = await phoneOfAgent(desk);
    // 20:00 in Jakarta, whatever the day.
    await standAt(evening.page, new Date(`${todayInJakarta(new Date())}T20:00:00+07:00`));
    await evening.page.goto(address);
    await evening.input.press(evening.page.getByRole('link', { name: 'Telepon', exact: true }));
    const warning = evening.page.getByRole('dialog', { name: 'Hubungi José Núñez sekarang?' });
    await expect(warning).toContainText(/08\.00 sampai 18\.00|libur nasional/);
    await expect(warning.getByRole('link', { name: 'Tetap telepon' })).toHaveAttribute(
      'href',
      `tel:+62${file.firstPhone.slice(1)}`,
    );
    await look(evening.page, picture('lead-call-warning'));
    await evening.input.press(warning.getByRole('button', { name: 'Nanti saja' }));
    await expect(warning).toBeHidden();
    await evening.page.context().close();
  });

  const nextDay = addDays(todayInJakarta(new Date()), 2);
  await input.press(page.getByRole('button', { name: 'Catat kontak' }));
  const dialog = page.getByRole('dialog', { name: 'Catat kontak' });
  await input.press(dialog.getByRole('combobox', { name: 'Hasil' }));
  await input.press(page.getByRole('option', { name: 'Minta dihubungi lagi' }));
  await input.type(dialog.getByLabel('Catatan', { exact: true }).last(), 'Minta penawaran perjalanan');
  await input.type(dialog.getByRole('textbox', { name: 'Hubungi lagi tanggal' }), formatDate(nextDay));
  await input.choose(dialog.getByRole('combobox', { name: /^Pukul/ }), '09.00');
  await look(page, picture('lead-contact'));
  await input.press(dialog.getByRole('button', { name: 'Simpan kontak' }));
  await expect(page.getByText(`Kontak berikutnya ${formatDate(nextDay)}, 09.00 WIB`)).toBeVisible();
  const timeline = page.getByRole('region', { name: 'Riwayat' });
  await expect(timeline.getByRole('listitem').first()).toContainText(
    'Telepon · Minta dihubungi lagiMinta penawaran perjalanan',
  );
  await expect(timeline.getByRole('listitem').last()).toContainText('Prospek diimpor');
  await look(page, picture('lead-followed-up'));

  await page.goto(`/app/oonatodo?date=${nextDay}`);
  await expect(page.getByRole('button', { name: /Hubungi José Núñez/ })).toContainText('09.00');
  consoleErrors.none();
});

test('an agent undoes an import, except leads with activity; the same file imports nobody twice (id, 360 px, by touch) @deep', async ({
  browser,
  platform,
  logIn,
}) => {
  const desk = { browser, platform, logIn };
  const { api } = await logIn('mitra');
  const file = fileOf300(await twoLeads(desk));
  const before = await countAll(api);
  const agent = await phoneOfAgent(desk);
  const { page, input, picture } = agent;
  await page.goto('/app/oonaleadimport');
  await chooseFile(agent, file);
  await startImport(agent, 280);
  await expect(page.getByText('280 prospek baru, 12 duplikat, 8 kesalahan.')).toBeVisible();

  await input.press(page.getByRole('button', { name: 'Impor file lain' }));
  await chooseFile(agent, file);
  await expect(page.getByText('Tidak ada orang baru dalam file ini.')).toBeVisible();
  await expectRow(page, 'Duplikat', '292');
  await look(page, picture('leads-import-again'));
  expect(await countAll(api)).toBe(before + 280);

  const { items } = await api.call(endpoints.listLeads, { query: { sort: 'Newest', name: 'jose nunez' } });
  const [touched] = items;
  await api.call(endpoints.setDoNotContact, {
    params: { leadId: touched?.id ?? '' },
    body: { doNotContact: true },
  });
  await page.reload();
  const past = page.getByRole('region', { name: 'Impor sebelumnya' }).getByRole('listitem').first();
  await input.press(past.getByRole('button', { name: 'Batalkan impor prospek.csv' }));
  const dialog = page.getByRole('dialog', { name: 'Batalkan impor ini?' });
  await expect(dialog).toContainText(
    '279 prospek yang belum diubah sejak saat itu dihapus. Yang lain tetap ada.',
  );
  await look(page, picture('leads-import-undo'));
  await input.press(dialog.getByRole('button', { name: 'Hapus' }));
  await expect(page.getByText('279 prospek dihapus, 1 dipertahankan.')).toBeVisible();
  await expect(past).toContainText(`Dibatalkan pada ${formatDate(todayInJakarta(new Date()))}`);
  await expect(past.getByRole('button')).toHaveCount(0);
  expect(await countAll(api)).toBe(before + 1);
});
