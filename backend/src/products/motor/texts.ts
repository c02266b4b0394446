import type { BilingualText } from '@payung/shared/product.ts';
import en from 'mfe-motor/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-motor/rules/messages/id.json' with { type: 'json' };
import { textsOf } from '#core/http/texts.ts';
import type { FieldNames } from '#core/http/field-names.ts';

/** The texts behind the message ids that the rules of motor answer. */
export const motorTextOf = textsOf(en, id);

/** What only motor says. */
export const MOTOR_TEXTS = {
  orderUpdated: { en: 'Quote updated SuccessFully', id: 'Penawaran berhasil diperbarui' },
  planUnknown: { en: 'This plan is not available', id: 'Paket ini tidak tersedia' },
  benefitUnknown: { en: 'This add-on is not available', id: 'Manfaat tambahan ini tidak tersedia' },
  oneThirdParty: {
    en: 'Please choose one third-party liability option at most',
    id: 'Pilih maksimal satu opsi tanggung jawab pihak ketiga',
  },
  oneYear: {
    en: 'This vehicle is insured for one year at a time',
    id: 'Kendaraan ini diasuransikan untuk satu tahun setiap kali',
  },
  kindFixed: {
    en: 'A car and a motorcycle are different products. Please create a new quote.',
    id: 'Mobil dan sepeda motor adalah produk yang berbeda. Silakan buat penawaran baru.',
  },
  alreadyInsured: {
    en: 'This vehicle already has a policy for this period',
    id: 'Kendaraan ini sudah memiliki polis untuk masa perlindungan ini',
  },
} as const satisfies Record<string, BilingualText>;

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

/** Texts of motor's policy detail, beside those of its documents. */
export const DETAIL_TEXTS = {
  brand: { en: 'Brand', id: 'Merek' },
  model: { en: 'Model', id: 'Model' },
  photos: { en: 'Inspection photos', id: 'Foto pemeriksaan' },
} as const satisfies Record<string, BilingualText>;

/** What people call the fields of this product that they fill in, by their names on the wire. */
export const MOTOR_FIELD_NAMES: FieldNames = {
  vehicleType: { en: 'Vehicle', id: 'Kendaraan' },
  actualVehicleBrand: { en: 'Brand', id: 'Merek' },
  vehicleModel: { en: 'Model', id: 'Model' },
  actualManufactureYear: { en: 'Year of manufacture', id: 'Tahun pembuatan' },
  actualLicensePlatCode: { en: 'Licence plate', id: 'Nomor polisi' },
  licensePlateNumber: { en: 'Licence plate', id: 'Nomor polisi' },
  licensePlateNumber1: { en: 'Licence plate', id: 'Nomor polisi' },
  chassisNo: { en: 'Chassis number', id: 'Nomor rangka' },
  engineNo: { en: 'Engine number', id: 'Nomor mesin' },
  vehicleUse: { en: 'Use of the vehicle', id: 'Penggunaan kendaraan' },
  sumInsured: { en: 'Sum insured', id: 'Harga pertanggungan' },
  accessories: { en: 'Accessories', id: 'Aksesori' },
  coverageOption: { en: 'Cover', id: 'Jaminan' },
  effectiveDate: { en: 'First day of cover', id: 'Hari pertama perlindungan' },
  duration: { en: 'Years of cover', id: 'Lama perlindungan' },
  desc: { en: 'Description', id: 'Keterangan' },
  vehicle: { en: 'Vehicle', id: 'Kendaraan' },
};
