import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmailText } from './email-text.tsx';

const markupOf = (address: string): string => render(<EmailText address={address} />).container.innerHTML;

it('breaks an address behind the @ and behind dots alone, and adds no letter to it', () => {
  expect(markupOf('dewi.anggraini@surat.example.id')).toBe(
    'dewi.<wbr>anggraini@<wbr>surat.<wbr>example.<wbr>id',
  );
  expect(markupOf('')).toBe('');
});
