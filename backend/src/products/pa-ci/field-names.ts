import type { FieldNames } from '#core/http/field-names.ts';

/** What people call the fields of this product that they fill in, by their names on the wire. */
export const PA_CI_FIELD_NAMES: FieldNames = {
  insureds: { en: 'Insured people', id: 'Tertanggung' },
  numberOfParticipants: { en: 'Number of insured people', id: 'Jumlah tertanggung' },
  requestLimitType: { en: 'Plans', id: 'Paket' },
  separateRequestLimits: { en: 'Groups', id: 'Kelompok' },
  effectiveDate: { en: 'First day of cover', id: 'Hari pertama perlindungan' },
  months: { en: 'Months of cover', id: 'Lama perlindungan' },
  beneficiaryName: { en: 'Name of the beneficiary', id: 'Nama penerima manfaat' },
  beneficiaryRelation: { en: 'Relation of the beneficiary', id: 'Hubungan penerima manfaat' },
  beneficiaryOtherRelation: { en: 'Relation of the beneficiary', id: 'Hubungan penerima manfaat' },
  beneficiaryDateOfBirth: { en: 'Date of birth of the beneficiary', id: 'Tanggal lahir penerima manfaat' },
  guardianName: { en: 'Name of a parent or guardian', id: 'Nama orang tua atau wali' },
  guardianConsents: { en: 'Consent of a parent or guardian', id: 'Persetujuan orang tua atau wali' },
  discountPct: { en: 'Discount', id: 'Diskon' },
  promo: { en: 'Promo code', id: 'Kode promo' },
};
