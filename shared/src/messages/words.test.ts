import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { allCatalogues } from '#testing/all-catalogues.ts';

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

it('uses the Indonesian words that people in Jakarta use', () => {
  expect(thoseWith(/\bluring\b|\bdaring\b|kode sekali pakai|penanda polis|Paling awal kemarin/i)).toEqual([]);
  expect(thoseWith(/\bpaling (?:banyak|sedikit|besar)\b|tarif ilustrasi/i)).toEqual([]);
  expect(thoseWith(/set by this project|Prove your phone/i)).toEqual([]);
});

it('has the agreed texts for the policy number, the phone check and the offline bar', () => {
  expect(shared?.id['policy.issued.text']).toBe('Simpan nomor ini. Tunjukkan nomor ini saat klaim.');
  expect(shared?.en['phone.verify']).toBe('Verify your phone number');
  expect(shared?.id['offline.bar']).toMatch(/^Anda sedang offline\./);
});
