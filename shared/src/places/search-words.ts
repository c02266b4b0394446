/** Each word may be meant in several ways; the first is what it says itself. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  jkt: ['jakarta'],
  jaksel: ['jakarta selatan'],
  jakpus: ['jakarta pusat'],
  jakbar: ['jakarta barat'],
  jakut: ['jakarta utara'],
  jaktim: ['jakarta timur'],
  tangsel: ['tangerang selatan'],
  bdg: ['bandung'],
  sby: ['surabaya'],
  yk: ['yogyakarta'],
  jogja: ['yogyakarta'],
  yogya: ['yogyakarta'],
  jogjakarta: ['yogyakarta'],
  solo: ['solo', 'surakarta'],
  dki: ['jakarta'],
  jabar: ['jawa barat'],
  jateng: ['jawa tengah'],
  jatim: ['jawa timur'],
  sumut: ['sumatera utara'],
  sumbar: ['sumatera barat'],
  sumsel: ['sumatera selatan'],
  kalbar: ['kalimantan barat'],
  kalteng: ['kalimantan tengah'],
  kalsel: ['kalimantan selatan'],
  kaltim: ['kalimantan timur'],
  sulsel: ['sulawesi selatan'],
  sulut: ['sulawesi utara'],
  ntb: ['nusa tenggara barat'],
  ntt: ['nusa tenggara timur'],
  north: ['north', 'utara'],
  south: ['south', 'selatan'],
  east: ['east', 'timur'],
  west: ['west', 'barat'],
  central: ['central', 'pusat', 'tengah'],
  java: ['java', 'jawa'],
  city: ['city', 'kota'],
  kec: ['kec', ''],
  kecamatan: ['kecamatan', ''],
  kel: ['kel', ''],
  kelurahan: ['kelurahan', ''],
  desa: ['desa', ''],
  kab: ['kabupaten'],
  indonesia: ['indonesia', ''],
};

/** Small letters without accents, single spaces: how texts are compared. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

export type WordMeaning = readonly string[];

/** What was typed, word by word; a meaning may have several words, or none. */
export const readWords = (text: string): readonly (readonly WordMeaning[])[] =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) =>
      (MEANINGS[word] ?? [word]).map((meaning) => meaning.split(' ').filter((part) => part !== '')),
    );
