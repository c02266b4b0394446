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
  ownRisk: { en: 'What you pay yourself', id: 'Yang Anda tanggung sendiri' },
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
