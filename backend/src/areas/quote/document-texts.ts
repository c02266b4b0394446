import type { BilingualText } from '@payung/shared/product.ts';

/** Labels and sentences of policies and quotations. */
export const DOCUMENT_TEXTS = {
  policy: { en: 'Policy', id: 'Polis' },
  quotation: { en: 'Quotation', id: 'Penawaran' },
  insured: { en: 'Insured', id: 'Tertanggung' },
  price: { en: 'Premium', id: 'Premi' },
  name: { en: 'Name', id: 'Nama' },
  birthDate: { en: 'Date of birth', id: 'Tanggal lahir' },
  idCard: { en: 'ID card number', id: 'Nomor KTP' },
  passport: { en: 'Passport number', id: 'Nomor paspor' },
  phone: { en: 'Mobile number', id: 'Nomor ponsel' },
  email: { en: 'Email', id: 'Email' },
  plan: { en: 'Plan', id: 'Paket' },
  from: { en: 'Cover begins', id: 'Mulai pertanggungan' },
  until: { en: 'Cover ends', id: 'Akhir pertanggungan' },
  premium: { en: 'Plan premium', id: 'Premi paket' },
  discount: { en: 'Discount', id: 'Diskon' },
  adminCost: { en: 'Admin cost', id: 'Biaya administrasi' },
  total: { en: 'Total', id: 'Total' },
  validUntil: { en: 'The price holds until', id: 'Harga berlaku sampai' },
  payBefore: { en: 'To be paid by', id: 'Harus dibayar paling lambat' },
  issued: {
    en: 'This policy was issued electronically and is valid without a signature.',
    id: 'Polis ini diterbitkan secara elektronik dan sah tanpa tanda tangan.',
  },
  illustrative: {
    en: 'Premiums come from an illustrative tariff.',
    id: 'Premi berasal dari tarif ilustrasi.',
  },
  regulator: {
    en: 'Licensed and supervised by the Financial Services Authority (OJK).',
    id: 'Berizin dan diawasi oleh Otoritas Jasa Keuangan (OJK).',
  },
} as const satisfies Record<string, BilingualText>;
