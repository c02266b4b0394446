import type { FastifyRequest } from 'fastify';
import type { BilingualText } from '@payung/shared/product.ts';

/** What the edge itself has to say, where the backend could not. */
export const EDGE_TEXTS = {
  unavailable: {
    en: 'The service is not available right now. What you have saved is kept; please try again in a minute.',
    id: 'Layanan sedang tidak tersedia. Data yang sudah Anda simpan tetap aman; silakan coba lagi sebentar lagi.',
  },
  tooLarge: {
    en: 'This is larger than we can receive. Please choose a smaller file.',
    id: 'Ukurannya melebihi batas yang dapat kami terima. Silakan pilih berkas yang lebih kecil.',
  },
  /** As the backend says it of photos between 2 MB and what passes here. */
  photoTooLarge: {
    en: 'This photo is larger than 2 MB. Please choose a smaller one.',
    id: 'Foto ini lebih besar dari 2 MB. Silakan pilih yang lebih kecil.',
  },
  badRequest: {
    en: 'This request could not be read. Please load the page again.',
    id: 'Permintaan ini tidak dapat dibaca. Silakan muat ulang halaman.',
  },
  tooSlow: {
    en: 'The data took too long to arrive. Please check your connection and try again.',
    id: 'Pengiriman data terlalu lama. Silakan periksa koneksi Anda, lalu coba lagi.',
  },
  tooMany: {
    en: 'There are too many requests from your network at once. Please wait a minute and try again.',
    id: 'Terlalu banyak permintaan dari jaringan Anda secara bersamaan. Silakan tunggu sebentar, lalu coba lagi.',
  },
  metrics: {
    en: 'Figures are shown to this machine only, or to whoever shows PAYUNG_METRICS_TOKEN as a bearer token.',
    id: 'Angka hanya ditampilkan kepada mesin ini, atau kepada yang menunjukkan PAYUNG_METRICS_TOKEN sebagai bearer token.',
  },
  notFound: {
    en: 'There is nothing at this address. Please check it, or begin at the start page.',
    id: 'Tidak ada apa pun di alamat ini. Silakan periksa alamatnya, atau mulai dari halaman awal.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** Indonesian, unless the caller asks for English. */
export const edgeText = (request: FastifyRequest, text: BilingualText): string =>
  /^\s*en\b/i.test(request.headers['accept-language'] ?? '') ? text.en : text.id;
