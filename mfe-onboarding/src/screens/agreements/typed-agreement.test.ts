import { expect, it } from 'vitest';
import { sectionsOf } from './typed-agreement.ts';

it('reads headings and paragraphs', () => {
  expect(
    sectionsOf(
      '# 1. Points\r\nPoints are\nthe only fee.\n\n\nThe insurer may change them.\n#  2. Term \nOne year.',
    ),
  ).toEqual([
    { heading: '1. Points', paragraphs: ['Points are the only fee.', 'The insurer may change them.'] },
    { heading: '2. Term', paragraphs: ['One year.'] },
  ]);
});

it.each([
  ['', 'agreements.text.required'],
  ['  \n ', 'agreements.text.required'],
  ['Points are the only fee.\n# Term\nOne year.', 'agreements.text.beforeHeading'],
  ['#Term\nOne year.', 'agreements.text.beforeHeading'],
  ['# Points\n\n# Term\nOne year.', 'agreements.text.emptySection'],
  ['# Term\nOne year.\n# Term\nTwo years.', 'agreements.text.sameHeading'],
  [`# Term\n${'x'.repeat(4001)}`, 'agreements.text.long'],
  [`# ${'x'.repeat(201)}\nOne year.`, 'agreements.text.long'],
  [`# Term\n${'x\n\n'.repeat(41)}`, 'agreements.text.long'],
])('refuses %j', (typed, problem) => {
  expect(sectionsOf(typed)).toBe(problem);
});
