import { expect, it } from 'vitest';
import { mailAddress, whatsAppAddress, withLink } from './share-text.ts';

it('builds the addresses of a WhatsApp and an e-mail draft', () => {
  expect(whatsAppAddress('Halo & salam', '0812-3456-7890')).toBe(
    'https://wa.me/6281234567890?text=Halo%20%26%20salam',
  );
  expect(whatsAppAddress('Halo')).toBe('https://wa.me/?text=Halo');
  expect(mailAddress('bantuan@payung.example', 'Bantuan')).toBe(
    'mailto:bantuan@payung.example?subject=Bantuan',
  );
});

it('never sends an edited message without its link', () => {
  expect(withLink('See https://x.test/a now', 'https://x.test/a')).toBe('See https://x.test/a now');
  expect(withLink('See this \n', 'https://x.test/a')).toBe('See this\nhttps://x.test/a');
});
