import type { FieldNames } from '#core/http/field-names.ts';

/** What people call the fields of this product that they fill in, by their names on the wire. */
export const HOME_FIELD_NAMES: FieldNames = {
  occupationType: { en: 'Use of the building', id: 'Penggunaan bangunan' },
  provinceId: { en: 'Province', id: 'Provinsi' },
  stories: { en: 'Storeys', id: 'Jumlah lantai' },
  buildingSumInsured: { en: 'Sum insured of the building', id: 'Nilai pertanggungan bangunan' },
  contentsSumInsured: { en: 'Sum insured of the contents', id: 'Nilai pertanggungan isi' },
  fixturesSumInsured: { en: 'Sum insured of the fixtures', id: 'Nilai pertanggungan perlengkapan tetap' },
  homeEffectiveDate: { en: 'First day of cover', id: 'Hari pertama perlindungan' },
  homeExpiryDate: { en: 'Last day of cover', id: 'Hari terakhir perlindungan' },
  addrProvince: { en: 'Province', id: 'Provinsi' },
  correspondenceAddress: { en: 'Correspondence address', id: 'Alamat surat' },
  correspondenceProvince: { en: 'Province of the correspondence address', id: 'Provinsi alamat surat' },
  correspondenceCity: { en: 'City of the correspondence address', id: 'Kota alamat surat' },
  correspondenceDistrict: { en: 'District of the correspondence address', id: 'Kecamatan alamat surat' },
  correspondenceSubDistrict: {
    en: 'Subdistrict of the correspondence address',
    id: 'Kelurahan alamat surat',
  },
  correspondencePostalCode: { en: 'Postal code of the correspondence address', id: 'Kode pos alamat surat' },
  printOption: { en: 'Printed policy', id: 'Polis cetak' },
  addressForHardCopy: { en: 'Address for the printed policy', id: 'Alamat polis cetak' },
  isFloodCoverOpted: { en: 'Flood cover', id: 'Jaminan banjir' },
  isRSMDCCCoverOpted: { en: 'Riot cover', id: 'Jaminan kerusuhan' },
  isEQCoverOpted: { en: 'Earthquake cover', id: 'Jaminan gempa bumi' },
  typeofProduct: { en: 'Plan', id: 'Paket' },
  requirementsAgreed: { en: 'Requirements', id: 'Persyaratan' },
  property: { en: 'Property', id: 'Properti' },
  isCorrespondenceChecked: { en: 'Correspondence address', id: 'Alamat surat' },
};
