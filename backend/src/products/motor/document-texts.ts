import type { BilingualText } from '@payung/shared/product.ts';

/** Texts of motor's policies and quotations, beside those of every product. */
export const MOTOR_DOCUMENT_TEXTS = {
  vehicle: { en: 'Insured vehicle', id: 'Kendaraan yang dipertanggungkan' },
  brand: { en: 'Brand and model', id: 'Merek dan model' },
  year: { en: 'Year of manufacture', id: 'Tahun pembuatan' },
  plate: { en: 'Licence plate', id: 'Pelat nomor' },
  chassis: { en: 'Chassis number', id: 'Nomor rangka' },
  engine: { en: 'Engine number', id: 'Nomor mesin' },
  use: { en: 'Use', id: 'Penggunaan' },
  private: { en: 'Private', id: 'Pribadi' },
  commercial: { en: 'Commercial', id: 'Komersial' },
  coverage: { en: 'Coverage', id: 'Jenis pertanggungan' },
  comprehensive: { en: 'Comprehensive', id: 'Komprehensif' },
  totalLoss: { en: 'Total Loss Only', id: 'Total Loss Only' },
  sumInsured: { en: 'Sum insured', id: 'Harga pertanggungan' },
  sumOfYear: { en: 'Sum insured, year {year}', id: 'Harga pertanggungan tahun ke-{year}' },
  accessories: { en: 'Accessories, included', id: 'Aksesori, termasuk' },
  years: { en: 'Years of cover', id: 'Lama pertanggungan (tahun)' },
  address: { en: 'Address', id: 'Alamat' },
  explained: { en: 'How the premium is calculated', id: 'Cara perhitungan premi' },
  yearNo: { en: 'Year {year}', id: 'Tahun ke-{year}' },
  calculation: { en: '{sum} × {rate}%{loading} = {premium}', id: '{sum} × {rate}%{loading} = {premium}' },
  loading: { en: ' + {percent}% for the age of {age} years', id: ' + {percent}% untuk usia {age} tahun' },
  tariff: { en: 'Tariff', id: 'Tarif' },
  tariffOf: {
    en: '{source} ({date}), region {region}, Rp {band} million',
    id: '{source} ({date}), wilayah {region}, Rp {band} juta',
  },
  tariffOfMotorcycle: {
    en: '{source} ({date}), region {region}, motorcycles',
    id: '{source} ({date}), wilayah {region}, sepeda motor',
  },
  laterSums: { en: 'Sums insured of later years', id: 'Harga pertanggungan berikutnya' },
  illustrative: { en: 'Illustrative', id: 'Ilustrasi' },
  exampleRate: { en: 'Example rate', id: 'Tarif contoh' },
} as const satisfies Record<string, BilingualText>;

/** EXAMPLE TEXTS: an insurer's wording decides. What no plan pays for. */
export const MOTOR_EXCLUSIONS: readonly BilingualText[] = [
  {
    en: 'Commercial use, hire, driving lessons and races',
    id: 'Penggunaan komersial, sewa, kursus mengemudi, dan perlombaan',
  },
  {
    en: 'A driver without a valid licence, or under the influence of alcohol or drugs',
    id: 'Pengemudi tanpa SIM yang berlaku atau di bawah pengaruh alkohol atau obat terlarang',
  },
  {
    en: 'Accessories beyond 10% of the sum insured',
    id: 'Aksesori di atas 10% dari harga pertanggungan',
  },
  {
    en: 'Damage that the photos of the inspection show',
    id: 'Kerusakan yang terlihat pada foto pemeriksaan',
  },
  { en: 'Wear, rust and mechanical breakdown', id: 'Keausan, karat, dan kerusakan mekanis' },
  {
    en: 'Embezzlement by somebody whom you gave the vehicle to',
    id: 'Penggelapan oleh orang yang Anda percayakan kendaraan',
  },
  { en: 'War and nuclear risks', id: 'Perang dan risiko nuklir' },
];

/** Left out where it was added. */
export const EXTENSION_EXCLUSIONS: readonly { readonly code: string; readonly text: BilingualText }[] = [
  { code: 'FLOOD', text: { en: 'Flood and windstorm', id: 'Banjir dan angin topan' } },
  { code: 'EQ', text: { en: 'Earthquake and tsunami', id: 'Gempa bumi dan tsunami' } },
  { code: 'SRCC', text: { en: 'Strike, riot and civil commotion', id: 'Huru-hara dan kerusuhan' } },
  { code: 'TERROR', text: { en: 'Terrorism and sabotage', id: 'Terorisme dan sabotase' } },
];
