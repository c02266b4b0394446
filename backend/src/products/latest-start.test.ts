import { expect, it } from 'vitest';
import { productModulesFor } from '#areas/product-module.ts';
import { PRODUCT_MODULES } from './all.ts';

const products = productModulesFor(PRODUCT_MODULES, { mailDomains: [] }).flatMap((module) => module.products);

/** Of critical illness the partner says when cover begins. */
const OURS = [
  'Travel Insurance',
  'Home Insurance',
  'Motor Insurance 4W',
  'Motor Insurance 2W',
  'Personal Accident Insurance',
];

it('refuses cover that begins more than 180 days ahead for every product', () => {
  const problems = products
    .filter(({ startProblem }) => startProblem('2026-01-01', '2026-01-15') !== undefined)
    .map(({ name, startProblem }) => [
      name,
      startProblem('2026-07-14', '2026-01-15'),
      startProblem('2026-07-15', '2026-01-15'),
    ]);
  const tooFar = {
    en: 'Cover cannot begin that far ahead. Please choose an earlier day.',
    id: 'Perlindungan tidak dapat dimulai sejauh itu. Pilih tanggal yang lebih awal.',
  };
  expect(new Set(problems.map(([name]) => name))).toEqual(new Set(OURS));
  expect(problems).toEqual(problems.map(([name]) => [name, undefined, tooFar]));
});
