import type { BilingualText } from '@payung/shared/product.ts';
import { useLanguage } from '@payung/shared/session/language.ts';

/** Separate from the catalogues: the panels need their texts even when nothing else could be loaded. */
const panelTexts = {
  loading: { en: 'Loading this page', id: 'Halaman sedang dimuat' },
  slowTitle: { en: 'This is taking longer than usual', id: 'Proses ini lebih lama dari biasanya' },
  slowText: {
    en: 'The page is still loading. You can wait here or use the rest of the site meanwhile.',
    id: 'Halaman masih dimuat. Anda dapat menunggu di sini atau membuka bagian lain terlebih dahulu.',
  },
  failedTitle: { en: 'This page could not be loaded', id: 'Halaman ini tidak dapat dimuat' },
  failedText: {
    en: 'The rest of the site still works. Please check your connection and try again.',
    id: 'Bagian lain tetap dapat digunakan. Periksa koneksi Anda, lalu coba lagi.',
  },
  crashedTitle: { en: 'Something went wrong on this page', id: 'Terjadi kesalahan di halaman ini' },
  crashedText: {
    en: 'What was saved is still there, and the rest of the site works. Please try again.',
    id: 'Data yang sudah tersimpan tetap ada, dan bagian lain tetap dapat digunakan. Silakan coba lagi.',
  },
  unavailableTitle: {
    en: 'This page is not available right now',
    id: 'Halaman ini sedang tidak tersedia',
  },
  unavailableText: {
    en: 'We are working on it. Please try again in a few minutes; the rest of the site still works.',
    id: 'Kami sedang memperbaikinya. Silakan coba lagi beberapa menit lagi; bagian lain tetap dapat digunakan.',
  },
  startPage: { en: 'Go to the start page', id: 'Ke halaman awal' },
  reload: { en: 'Reload the page', id: 'Muat ulang halaman' },
  tryAgain: { en: 'Try again', id: 'Coba lagi' },
  notAvailableTitle: { en: 'This page is not available to you', id: 'Halaman ini tidak tersedia untuk Anda' },
  notAvailableText: {
    en: 'It belongs to signed-in agents. Your own page is still open for you.',
    id: 'Halaman ini khusus untuk agen yang sudah masuk. Halaman Anda sendiri tetap dapat dibuka.',
  },
  notFoundTitle: { en: 'There is no page at this address', id: 'Tidak ada halaman di alamat ini' },
  notFoundText: {
    en: 'Please check the address, or go back to where you came from.',
    id: 'Periksa kembali alamatnya, atau kembali ke halaman sebelumnya.',
  },
  goBack: { en: 'Go back', id: 'Kembali' },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const usePanelTexts = (): ((name: keyof typeof panelTexts) => string) => {
  const language = useLanguage();
  return (name) => panelTexts[name][language];
};
