import type { PremiumPart } from 'mfe-home/contract/schemas/offer.ts';
import type { FloodZone } from '../tariff/tariff.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** Texts of home's policies and quotations, beside those of every product. */
export const HOME_DOCUMENT_TEXTS = {
  property: { en: 'Insured property', id: 'Properti yang dipertanggungkan' },
  propertyType: { en: 'Property type', id: 'Jenis properti' },
  house: { en: 'House', id: 'Rumah tinggal' },
  apartment: { en: 'Apartment (fixtures only)', id: 'Apartemen (hanya perlengkapan tetap)' },
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
  table: { en: 'table {table}, {source}', id: 'tabel {table}, {source}' },
  exampleRate: { en: 'example rate*', id: 'tarif contoh*' },
  exampleSource: {
    en: '* Applies until the insurer sets its own rate. Source: {sources}',
    id: '* Berlaku sampai perusahaan asuransi menetapkan tarifnya sendiri. Sumber: {sources}',
  },
} as const satisfies Record<string, BilingualText>;

export const COVER_NAMES = {
  fire: { en: 'Fire (FLEXAS)', id: 'Kebakaran (FLEXAS)' },
  allRisk: { en: 'All risks', id: 'Semua risiko' },
  earthquake: { en: 'Earthquake', id: 'Gempa bumi' },
  flood: { en: 'Flood', id: 'Banjir' },
  rsmdcc: { en: 'Riot and strike', id: 'Kerusuhan dan pemogokan' },
} as const satisfies Record<PremiumPart['cover'], BilingualText>;

/** Flood zones that are named by the depth of the water; all others have a number. */
export const DEPTHS: Readonly<Record<string, BilingualText>> = {
  'up to 30 cm': { en: 'up to 30 cm', id: 'hingga 30 cm' },
  '30 to 60 cm': { en: '30 to 60 cm', id: '30 hingga 60 cm' },
  '60 to 100 cm': { en: '60 to 100 cm', id: '60 hingga 100 cm' },
  'above 100 cm': { en: 'above 100 cm', id: 'di atas 100 cm' },
} satisfies Readonly<Record<Exclude<FloodZone, '1' | '2'>, BilingualText>>;
