import { expect, it } from 'vitest';
import { allCatalogues } from '#testing/all-catalogues.ts';
import { sourceFiles, textsInCode } from '#testing/texts-in-code.ts';

/** What is the same in both languages: names, and words that Indonesian has taken over. */
const SAME_IN_BOTH: readonly string[] = [
  'Agenda',
  '{product} · {plan}',
  '{benefit}',
  '{name}, {code}',
  '{benefit}: {amount}',
  '{figure, number}',
  '{percent, number}%',
  '{at} · {source}',
  '{text}',
  '{count, plural, =0 {Filter} other {Filter (#)}}',
  '{title} {number}',
  'Bali',
  'Bank',
  'Bronze',
  'Email',
  'File',
  'Filter',
  'Gold',
  'Platinum',
  'Malaysia',
  'WhatsApp',
  'Menu',
  'Model',
  'Proposal {number}',
  'Silver',
  'Status',
  'Subtotal',
  'Tab',
  'Target',
  'Target {points, number}',
  'Total',
  'Total Loss Only',
  'Umrah',
  'WIB (Jakarta)',
  'WIT (Jayapura)',
  'WITA (Makassar)',
];

/** The same among texts that stand in code: documents, e-mails, answers of the server, plans. */
const SAME_IN_CODE: readonly string[] = [
  '',
  'ASEAN',
  'Bank',
  'Email',
  'Indonesia',
  'Limit',
  'Model',
  'QRIS',
  'Status',
  'Total',
  'Total Loss Only',
  '{count} × {plan}',
  '{sum} × {rate}%{loading} = {premium}',
];

/** Answers that the specification gives literally and that screens recognise by their wording. */
const MATCHED_ANSWERS: readonly string[] = [
  'Agent is already exist on given mobile number',
  'mobile number is required',
  'otp is required',
  'OTP is invalid',
  'given link is invalid',
  'link is expired',
  'Policy already created with this proposal Number',
  'link is expired-ci',
  'Duplicate ID Number.',
];

/** Words that no Indonesian sentence has. */
const ENGLISH = /\b(?:the|and|your|please|not|with|for|from|is|are|of|this|that|has|was|be|can|cannot)\b/i;

const packages = allCatalogues();

it('has an Indonesian text for every English one, but for these', () => {
  const same = packages.flatMap(({ name, en, id }) =>
    Object.entries(en).flatMap(([key, text]) =>
      id[key] === text && !SAME_IN_BOTH.includes(text) ? [`${name} ${key}: ${text}`] : [],
    ),
  );
  expect(same).toEqual([]);
});

it('has an Indonesian text for every English one that stands in code, but for these', () => {
  expect(textsInCode.length).toBeGreaterThan(100);
  expect(textsInCode.filter(({ en, id }) => en === id && !SAME_IN_CODE.includes(en))).toEqual([]);
});

it('gives no English sentence as Indonesian', () => {
  const inCatalogues = packages.flatMap(({ name, id }) =>
    Object.entries(id).map(([key, text]) => ({ place: `${name} ${key}`, text })),
  );
  const inCode = textsInCode.map(({ file, id }) => ({ place: file, text: id }));
  expect(
    [...inCatalogues, ...inCode].filter(({ text }) => ENGLISH.test(text.replaceAll(/\{\w+/g, ''))),
  ).toEqual([]);
});

it('answers in one language only what screens recognise by its wording', () => {
  const answers = sourceFiles
    .filter(({ file }) => file.startsWith('backend/src/'))
    .flatMap(({ code }) => [...code.matchAll(/(?<![.\w])literal\('([^']+)'\)/g)].map(([, text]) => text));
  expect(new Set(answers)).toEqual(new Set(MATCHED_ANSWERS));
});

it('takes every name of a control, placeholder and title from a catalogue', () => {
  const literal =
    /\s(?:aria-label|aria-description|title|alt|placeholder|label|text)="[^"]*[A-Za-z]{2}[^"]*"/g;
  const found = sourceFiles.flatMap(({ file, code }) =>
    file.endsWith('.tsx') ? [...code.matchAll(literal)].map(([text]) => `${file}:${text}`) : [],
  );
  expect(found.filter((text) => !/="(?:link|login|error)\./.test(text))).toEqual([]);
});
