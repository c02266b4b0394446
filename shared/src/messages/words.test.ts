import { readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { allCatalogues } from '#testing/all-catalogues.ts';
import { textsInCode } from '#testing/texts-in-code.ts';

const packages = allCatalogues();
const shared = packages.find((texts) => texts.name === 'shared');
const everyText = packages.flatMap(({ name, en, id }) => [
  ...Object.entries(en).map(([key, text]) => [`${name} en ${key}`, text] as const),
  ...Object.entries(id).map(([key, text]) => [`${name} id ${key}`, text] as const),
]);

const thoseWith = (words: RegExp): readonly string[] =>
  everyText.filter(([, text]) => words.test(text)).map(([key]) => key);

const say = (locale: 'en' | 'id', id: string, values: Readonly<Record<string, number>>): string =>
  createIntl({ locale, messages: shared?.[locale] ?? {} }).formatMessage({ id }, values);

it('writes every percentage as a number of the language', () => {
  expect(thoseWith(/\{\w+\}\s?%/)).toEqual([]);
  expect(say('en', 'summary.byAgent', { percent: 12.5 })).toContain('12.5% off');
  expect(say('id', 'summary.byAgent', { percent: 12.5 })).toContain('potongan 12,5%');
});

interface ReadText {
  readonly place: string;
  readonly language: 'en' | 'id';
  readonly text: string;
}

const inBoth = (
  place: string,
  { en, id }: { readonly en: string; readonly id: string },
): readonly ReadText[] => [
  { place, language: 'en', text: en },
  { place, language: 'id', text: id },
];

const CONTENTS = 'backend/src/areas/content/sample-contents.json';
const inContents = [...readFileSync(CONTENTS, 'utf8').matchAll(/^\s*"(en|id)": ("(?:[^"\\]|\\.)*")/gm)].map(
  ([, language, text = '""']) => ({
    place: CONTENTS,
    language: language === 'en' ? ('en' as const) : ('id' as const),
    text: JSON.parse(text) as string,
  }),
);

/** All that people read, but for the published versions of what they agreed to. */
const everythingRead = [
  ...packages.flatMap(({ name, en, id }) =>
    Object.keys(en).flatMap((key) => inBoth(`${name} ${key}`, { en: en[key] ?? '', id: id[key] ?? '' })),
  ),
  ...textsInCode.flatMap(({ file, en, id }) => inBoth(file, { en, id })),
  ...inContents,
];

/** Words that lost, and the word of the glossary that stands instead. */
const LOSERS: readonly (readonly [lost: RegExp, language: 'en' | 'id', word: string])[] = [
  [/\bpelanggan/i, 'id', 'nasabah'],
  [/\bget quote/i, 'en', 'Start a quote'],
  [/lembar kerja/i, 'id', 'spreadsheet'],
  [/kode sekali pakai|kode verifikasi/i, 'id', 'kode OTP'],
  [/mencabut(?:nya| tautan)|cabut tautan/i, 'id', 'nonaktifkan'],
  [/biaya administrasi/i, 'id', 'biaya admin'],
  [/\bplan\b(?!\})/i, 'id', 'paket'],
  [/\be-mail|\bsurel\b/i, 'id', 'email'],
  [/\be-mail/i, 'en', 'email'],
  [/\bberkas/i, 'id', 'file'],
  [/\b(?:peninjau|meninjau)/i, 'id', 'petugas'],
  [/16 angka/i, 'id', '16 digit'],
  [/masa pertanggungan|periode polis/i, 'id', 'masa perlindungan'],
  [/kunjungan Anda/i, 'id', 'sesi'],
  [/\bvisit has ended/i, 'en', 'session'],
  [/\bsaring/i, 'id', 'Filter'],
  [/\bperamban/i, 'id', 'browser'],
  [/tidak terhubung ke internet|\bluring\b|\bdaring\b/i, 'id', 'offline'],
  [/(?:ke|di) dasbor/i, 'id', 'Beranda'],
  [/\brekening poin/i, 'id', 'riwayat poin'],
  [/tidak ada klaim/i, 'id', 'tidak ada kerugian'],
  [/transaksi gagal/i, 'id', 'Pemeriksaan gagal'],
  [/\bdtk\b/i, 'id', 'detik'],
  [/izin masuk/i, 'id', 'sesi'],
  [/\bpaling (?:banyak|sedikit|besar)\b/i, 'id', 'maksimal'],
  [/\b(?:holds? (?:until|for (?:\{|another))|longer holds)\b/i, 'en', 'is valid until'],
  [/points and dashes/i, 'en', 'dots'],
  [/set by this project|prove your phone/i, 'en', 'verify your phone number'],
  [/tarif ilustrasi|penanda polis|paling awal kemarin/i, 'id', 'Tarif contoh'],
];

it.each(LOSERS)('says no %s in %s, but %s', (lost, language) => {
  const found = everythingRead.filter((read) => read.language === language && lost.test(read.text));
  expect(found).toEqual([]);
});

it('names every thing of the list in the glossary', () => {
  const glossary = readFileSync('docs/glossary.md', 'utf8').split('## What people read')[1] ?? '';
  const missing = LOSERS.map(([, , word]) => word).filter(
    (word) => !glossary.toLowerCase().includes(word.toLowerCase()),
  );
  expect(missing).toEqual([]);
});

it('has the agreed texts for the policy number, the phone check and the offline bar', () => {
  expect(shared?.id['policy.issued.text']).toBe('Simpan nomor ini. Tunjukkan nomor ini saat klaim.');
  expect(shared?.en['phone.verify']).toBe('Verify your phone number');
  expect(shared?.id['offline.bar']).toMatch(/^Anda sedang offline\./);
});
