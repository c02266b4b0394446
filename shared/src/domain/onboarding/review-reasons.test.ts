import { expect, it } from 'vitest';
import en from '#messages/en.json' with { type: 'json' };
import id from '#messages/id.json' with { type: 'json' };
import { ALL_REVIEW_REASONS, isReasonOf, reasonText } from './review-reasons.ts';

const inIndonesian = (code: string): string => `(${code})`;

it('joins the chosen reasons in the order of their choice, then the typed text', () => {
  expect(reasonText({ codes: ['blurred', 'cut'], words: 'Foto di tempat terang.' }, inIndonesian)).toBe(
    '(blurred). (cut). Foto di tempat terang.',
  );
  expect(reasonText({ codes: ['cut'], words: '' }, inIndonesian)).toBe('(cut)');
  expect(reasonText({ codes: [], words: 'Only this' }, inIndonesian)).toBe('Only this');
});

it('has words for every reason in both languages, that end without a stop', () => {
  const keys = ALL_REVIEW_REASONS.map((code) => `registration.reason.${code}` as const);
  expect(keys).toHaveLength(7);
  for (const key of keys) {
    expect(en[key]).toMatch(/[^.]$/);
    expect(id[key]).toMatch(/[^.]$/);
  }
});

it('knows which reason is about which part', () => {
  expect(isReasonOf('idCard', 'blurred')).toBe(true);
  expect(isReasonOf('bank', 'blurred')).toBe(false);
  expect(isReasonOf('bank', 'toString')).toBe(false);
});
