import type { PremiumPart } from '@payung/shared/domain/home/offer.ts';
import type { FloodZone } from '@payung/shared/domain/home/tariff.ts';
import type { Bilingual } from '../texts.ts';

/** What stands in policies and quotations of home, beside what stands in all. */
export const HOME_DOCUMENT_TEXTS = {
  property: { en: 'Insured property', id: 'Properti yang dipertanggungkan' },
  occupation: { en: 'Occupation', id: 'Penggunaan' },
  H: { en: 'House', id: 'Rumah tinggal' },
  A: { en: 'Apartment (fixtures only)', id: 'Apartemen (hanya perlengkapan tetap)' },
  address: { en: 'Address', id: 'Alamat' },
  postalCode: { en: 'Postal code', id: 'Kode pos' },
  stories: { en: 'Stories', id: 'Jumlah lantai' },
  building: { en: 'Building sum insured', id: 'Nilai pertanggungan bangunan' },
  contents: { en: 'Contents sum insured', id: 'Nilai pertanggungan isi bangunan' },
  fixtures: { en: 'Fixtures sum insured', id: 'Nilai pertanggungan perlengkapan tetap' },
  delivery: { en: 'Correspondence and policy', id: 'Korespondensi dan polis' },
  correspondence: { en: 'Correspondence address', id: 'Alamat korespondensi' },
  print: { en: 'Policy as', id: 'Bentuk polis' },
  hard: { en: 'Hard copy', id: 'Cetak' },
  soft: { en: 'Soft copy', id: 'Elektronik' },
  hardCopyTo: { en: 'Hard copy to', id: 'Polis cetak dikirim ke' },
  explained: { en: 'How the premium is calculated', id: 'Cara perhitungan premi' },
  zone: { en: 'zone', id: 'zona' },
  source: { en: 'table {table}, {source} ({date})', id: 'tabel {table}, {source} ({date})' },
  illustrative: { en: 'illustrative rate', id: 'tarif ilustrasi' },
} as const satisfies Record<string, Bilingual>;

export const COVER_NAMES = {
  fire: { en: 'Fire (FLEXAS)', id: 'Kebakaran (FLEXAS)' },
  allRisk: { en: 'All risks', id: 'Semua risiko' },
  earthquake: { en: 'Earthquake', id: 'Gempa bumi' },
  flood: { en: 'Flood', id: 'Banjir' },
  rsmdcc: { en: 'Riot and strike', id: 'Kerusuhan dan pemogokan' },
} as const satisfies Record<PremiumPart['cover'], Bilingual>;

/** Flood zones that are called by the depth that water reached; all others by their number. */
export const DEPTHS: Readonly<Record<string, Bilingual>> = {
  'up to 30 cm': { en: 'up to 30 cm', id: 'hingga 30 cm' },
  '30 to 60 cm': { en: '30 to 60 cm', id: '30 hingga 60 cm' },
  '60 to 100 cm': { en: '60 to 100 cm', id: '60 hingga 100 cm' },
  'above 100 cm': { en: 'above 100 cm', id: 'di atas 100 cm' },
} satisfies Readonly<Record<Exclude<FloodZone, '1' | '2'>, Bilingual>>;
