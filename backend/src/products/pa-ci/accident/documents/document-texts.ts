import type { BilingualText } from '@payung/shared/product.ts';

/** Texts of policies and quotations of personal accident, beside those of every product. */
export const ACCIDENT_DOCUMENT_TEXTS = {
  policyholder: { en: 'Policyholder', id: 'Pemegang polis' },
  cover: { en: 'Cover', id: 'Pertanggungan' },
  participants: { en: 'People insured', id: 'Jumlah tertanggung' },
  group: { en: '{count} × {plan}', id: '{count} × {plan}' },
  insuredOf: { en: 'Insured {place} of {count}', id: 'Tertanggung {place} dari {count}' },
  notEntered: { en: 'Not entered yet', id: 'Belum diisi' },
  limit: { en: 'Limit', id: 'Limit' },
  limits: { en: 'Limits', id: 'Jenis limit' },
  one: { en: 'One limit for all', id: 'Satu limit untuk semua' },
  separate: { en: 'Separate limits', id: 'Limit terpisah' },
  premium: { en: 'Premium', id: 'Premi' },
  address: { en: 'Address', id: 'Alamat' },
  beneficiary: { en: 'Beneficiary', id: 'Ahli waris' },
  relation: { en: 'Relation to the insured', id: 'Hubungan dengan tertanggung' },
  beneficiaryBirthDate: { en: "Beneficiary's date of birth", id: 'Tanggal lahir ahli waris' },
  guardian: { en: 'Parent or guardian, who consents', id: 'Orang tua atau wali yang menyetujui' },
  tariff: { en: 'Tariff', id: 'Tarif' },
} as const satisfies Record<string, BilingualText>;
