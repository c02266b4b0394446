import { expect, it, vi } from 'vitest';
import { findProof, isProof, provenText } from './proof-of-work.ts';

const TEXT = provenText('the token of a page', '6281234567890');

it('finds an answer that the server accepts, for that page and that phone alone', async () => {
  const answer = (await findProof(TEXT)) ?? '';
  expect(await isProof(TEXT, answer)).toBe(true);
  // One of 32 is right for another text by chance: of 40 answers never all.
  const answers = await Promise.all(Array.from({ length: 40 }, () => findProof(TEXT)));
  const elsewhere = await Promise.all(answers.map((each) => isProof(`${TEXT}1`, each ?? '')));
  expect(elsewhere).toContain(false);
});

it('finds another answer each time, so that none is used twice', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => findProof(TEXT)));
  expect(new Set(answers).size).toBe(10);
});

it.each(['', '0', '01', '1e3', '-1', '12345678901234', 'abc'])(
  'refuses %j, however it is written',
  async (answer) => {
    expect(await isProof(TEXT, answer)).toBe(false);
  },
);

it('answers nothing where the browser has no cryptography, as on pages without https', async () => {
  vi.stubGlobal('crypto', {});
  expect(await findProof(TEXT)).toBeUndefined();
  vi.unstubAllGlobals();
});
