import { expect, it } from 'vitest';
import { isResumeVisible } from './lead.ts';
import { mailAddress, whatsAppAddress } from './text/share-text.ts';

it('hides the resume arrow when no days are left', () => {
  expect(isResumeVisible({ daysLeft: 0 }, '2027-03-01')).toBe(false);
  expect(isResumeVisible({ daysLeft: 1 }, '2027-03-01')).toBe(true);
});

it('hides the resume arrow when the journey has begun', () => {
  expect(isResumeVisible({ daysLeft: 5, departureDate: '2027-02-28' }, '2027-03-01')).toBe(false);
  expect(isResumeVisible({ daysLeft: 5, departureDate: '2027-03-01' }, '2027-03-01')).toBe(true);
});

it('opens drafts to share', () => {
  expect(whatsAppAddress('Halo & salam', '0812-3456-7890')).toBe(
    'https://wa.me/6281234567890?text=Halo%20%26%20salam',
  );
  expect(whatsAppAddress('Halo')).toBe('https://wa.me/?text=Halo');
  expect(mailAddress('bantuan@payung.example', 'Bantuan')).toBe(
    'mailto:bantuan@payung.example?subject=Bantuan',
  );
});
