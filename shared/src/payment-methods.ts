import type { BilingualText } from './product.ts';

/**
 * What the payment partner's page offers, as the insurer has agreed with the partner. Apart from `config.ts`, because
 * the payment page alone shows it.
 */
export const PAYMENT_METHODS: readonly BilingualText[] = [
  { en: 'QRIS', id: 'QRIS' },
  { en: 'Bank transfer (virtual account)', id: 'Transfer bank (virtual account)' },
  { en: 'E-wallet', id: 'Dompet digital' },
  { en: 'Credit or debit card', id: 'Kartu kredit atau debit' },
];
