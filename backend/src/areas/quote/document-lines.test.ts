import { expect, it } from 'vitest';
import { linesOf } from './document-lines.ts';

const written = (value: string) => linesOf(['Address', value])[0]?.value;

it('leaves out what is empty', () => {
  expect(linesOf(['Name', 'Budi'], ['Passport', ''])).toEqual([{ label: 'Name', value: 'Budi' }]);
});

it('puts an address of many lines into one', () => {
  expect(written('Jalan Dago 12,\r\nBlok B\n\n  RT 3')).toBe('Jalan Dago 12, Blok B, RT 3');
  expect(written(`Jalan Dago${'\n'.repeat(400)}12`)).toBe('Jalan Dago, 12');
});
