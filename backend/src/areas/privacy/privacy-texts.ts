import type { BilingualText } from '@payung/shared/product.ts';

export const PRIVACY_TEXTS = {
  erased: {
    en: 'The quote and your data in it have been deleted',
    id: 'Penawaran beserta data Anda di dalamnya sudah dihapus',
  },
  withdrawn: { en: 'Your consent has been withdrawn', id: 'Persetujuan Anda sudah dicabut' },
  asked: { en: 'Your request has been sent', id: 'Permintaan Anda sudah dikirim' },
  answered: { en: 'The answer has been sent', id: 'Jawaban sudah dikirim' },
  answeredBefore: {
    en: 'This request was answered already',
    id: 'Permintaan ini sudah dijawab',
  },
  soldKept: {
    en: 'A policy and its payments must be kept until {date} ({law}). You can ask for a correction instead.',
    id: 'Polis dan pembayarannya wajib disimpan sampai {date} ({law}). Anda dapat meminta perbaikan data.',
  },
  productGone: {
    en: 'This product is no longer sold, and what it keeps beside the quote cannot be read or deleted here. Please write to {support}, and we will do it by hand.',
    id: 'Produk ini tidak dijual lagi, dan data tambahannya tidak dapat dibaca atau dihapus di sini. Tulis ke {support}, kami akan mengerjakannya secara manual.',
  },
  paymentOpen: {
    en: 'A payment page is open until {time}. Finish the payment, or wait until then and try again.',
    id: 'Halaman pembayaran masih terbuka sampai {time}. Selesaikan pembayaran, atau tunggu hingga waktu itu lalu coba lagi.',
  },
  moneyKept: {
    en: 'Money was paid for this quote, so its record must be kept for {years} years ({law}). Ask your agent about the refund.',
    id: 'Sudah ada pembayaran untuk penawaran ini, sehingga catatannya wajib disimpan {years} tahun ({law}). Tanyakan pengembalian dana kepada agen Anda.',
  },
  mayErase: {
    en: 'The quote, the people in it, photos and messages are deleted permanently. Your agent will be notified that you deleted it.',
    id: 'Penawaran, data orang di dalamnya, foto, dan pesan akan dihapus selamanya. Agen Anda diberi tahu bahwa Anda menghapusnya.',
  },
  notGiven: {
    en: 'There is no such consent that could be withdrawn',
    id: 'Tidak ada persetujuan itu yang dapat dicabut',
  },
  contract: {
    en: 'It belongs to the insurance contract. Without a policy you can delete the quote instead.',
    id: 'Ini bagian dari perjanjian asuransi. Selama belum ada polis, Anda dapat menghapus penawaran.',
  },
  agentContract: {
    en: 'It belongs to your work as an agent. It ends when your account is closed.',
    id: 'Ini bagian dari kerja sama Anda sebagai agen. Berakhir ketika akun Anda ditutup.',
  },
  ownPhoto: {
    en: 'The photo of your ID card, and what was read from it, are deleted at once. Your ID number stays as long as you are an agent.',
    id: 'Foto KTP Anda beserta data yang dibaca dari foto itu langsung dihapus. Nomor KTP tetap disimpan selama Anda menjadi agen.',
  },
  changeInQuote: {
    en: 'The quote is still open: please change it there',
    id: 'Penawaran masih terbuka: silakan ubah di sana',
  },
  quoteClosed: {
    en: 'This quote is closed and is not used any more. You can delete it.',
    id: 'Penawaran ini sudah ditutup dan tidak digunakan lagi. Anda dapat menghapusnya.',
  },
  closedByCustomer: {
    en: 'the customer withdrew the consent to use the data',
    id: 'nasabah mencabut persetujuan penggunaan data',
  },
  birthDateOnly: {
    en: 'Enter your date of birth',
    id: 'Isi tanggal lahir Anda',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** What is ticked, and what it means to take it back. */
export const CONSENT_LABELS = {
  terms: { en: 'Terms and conditions', id: 'Syarat dan ketentuan' },
  checkoutTerms: {
    en: 'Terms and conditions, before payment',
    id: 'Syarat dan ketentuan, sebelum pembayaran',
  },
  requirements: { en: 'Requirements of the insurance', id: 'Syarat pertanggungan' },
  dataProcessing: { en: 'Use of your data for the policy', id: 'Pemrosesan data untuk polis' },
  marketing: { en: 'Offers and new products', id: 'Info penawaran dan produk baru' },
  identityPhoto: { en: 'Photo of the ID card', id: 'Foto KTP' },
  contact: { en: 'Being contacted by your agent', id: 'Dihubungi oleh agen Anda' },
  registration: { en: 'Use of your data as an agent', id: 'Pemrosesan data Anda sebagai agen' },
  guardian: { en: 'Consent of a parent or guardian', id: 'Persetujuan orang tua atau wali' },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const WITHDRAWING = {
  marketing: {
    en: 'We stop sending you offers at once. Nothing else changes.',
    id: 'Kami langsung berhenti mengirim penawaran. Hal lain tidak berubah.',
  },
  identityPhoto: {
    en: 'Photos of ID cards in this quote, and what was read from them, are deleted at once.',
    id: 'Foto KTP di penawaran ini beserta data yang dibaca dari foto itu langsung dihapus.',
  },
  dataProcessing: {
    en: 'The quote is closed: it can no longer be bought, and its links stop working. You can still delete it.',
    id: 'Penawaran ditutup: tidak dapat dibeli lagi dan tautannya tidak berlaku. Anda tetap dapat menghapusnya.',
  },
  contact: {
    en: 'Your agent is asked not to contact you any more.',
    id: 'Agen Anda diberi tahu agar tidak menghubungi Anda lagi.',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

export const LABELS = {
  contact: { en: 'Contact details', id: 'Data kontak' },
  name: { en: 'Name', id: 'Nama' },
  phone: { en: 'Mobile number', id: 'Nomor ponsel' },
  email: { en: 'Email address', id: 'Alamat email' },
  birthDate: { en: 'Date of birth', id: 'Tanggal lahir' },
  quote: { en: 'Quote', id: 'Penawaran' },
  policy: { en: 'Policy', id: 'Polis' },
  number: { en: 'Number', id: 'Nomor' },
  product: { en: 'Product', id: 'Produk' },
  created: { en: 'Created on', id: 'Dibuat pada' },
  people: { en: 'People and what is insured', id: 'Orang dan objek pertanggungan' },
  identity: { en: 'Identity check', id: 'Pemeriksaan identitas' },
  check: { en: 'Check of insured {n}', id: 'Pemeriksaan tertanggung {n}' },
  picture: { en: 'Photo of insured {n}', id: 'Foto tertanggung {n}' },
  stored: { en: 'stored, encrypted ({date})', id: 'disimpan terenkripsi ({date})' },
  undecided: { en: 'not finished', id: 'belum selesai' },
  payments: { en: 'Payments', id: 'Pembayaran' },
  visits: { en: 'Links and sessions', id: 'Tautan dan sesi' },
  links: { en: 'Links that were sent', id: 'Tautan yang dikirim' },
  visitCount: { en: 'Verified sessions', id: 'Sesi terverifikasi' },
  agentNotes: { en: 'With your agent', id: 'Di agen Anda' },
  entries: { en: 'Notes about contacts with you', id: 'Catatan kontak dengan Anda' },
  profile: { en: 'Your profile', id: 'Profil Anda' },
  agentCode: { en: 'Agent code', id: 'Kode agen' },
  onFile: { en: 'on file', id: 'tersimpan' },
  idCard: { en: 'ID card number', id: 'Nomor KTP' },
  taxId: { en: 'Tax number', id: 'NPWP' },
  sessions: { en: 'Sessions', id: 'Sesi' },
  lastSeen: { en: 'Last seen', id: 'Terakhir terlihat' },
  count: { en: 'Number', id: 'Jumlah' },
  sourceEntered: {
    en: 'Entered by you or by your agent {agent}',
    id: 'Diisi oleh Anda atau agen Anda, {agent}',
  },
  sourcePhoto: {
    en: 'Photos that you or your agent sent, and the answer of our identity check',
    id: 'Foto yang Anda atau agen Anda kirim, dan hasil pemeriksaan identitas kami',
  },
  sourceProvider: { en: 'Our payment provider', id: 'Penyedia pembayaran kami' },
  sourceUse: { en: 'Recorded when links are opened', id: 'Dicatat saat tautan dibuka' },
  sourceAgent: {
    en: 'Entered or imported by your agent {agent}',
    id: 'Diisi atau diimpor oleh agen Anda, {agent}',
  },
  sourceInsurer: { en: 'Given when you became an agent', id: 'Diberikan saat Anda menjadi agen' },
  sourceSession: { en: 'Recorded when you sign in', id: 'Dicatat saat Anda masuk' },
  useReach: {
    en: 'To prepare your quote and policy and to reach you about them',
    id: 'Untuk menyiapkan penawaran dan polis serta menghubungi Anda mengenainya',
  },
  useRisk: {
    en: 'To calculate the premium, issue the policy and handle claims',
    id: 'Untuk menghitung premi, menerbitkan polis, dan menangani klaim',
  },
  useIdentity: {
    en: 'Only to check who is insured and to read the number of the card',
    id: 'Hanya untuk memeriksa identitas tertanggung dan membaca nomor kartu',
  },
  useMoney: {
    en: 'To collect the premium and to prove payments',
    id: 'Untuk menagih premi dan membuktikan pembayaran',
  },
  useSafety: { en: 'To keep your data safe', id: 'Untuk menjaga keamanan data Anda' },
  useContact: { en: 'So that your agent can advise you', id: 'Agar agen Anda dapat melayani Anda' },
  useWork: { en: 'To sell with us and to be paid', id: 'Untuk berjualan bersama kami dan menerima komisi' },
  keptDays: { en: '{days} days ({what})', id: '{days} hari ({what})' },
  keptByLaw: { en: 'Until {date}: {law}', id: 'Sampai {date}: {law}' },
  keptAccount: {
    en: 'While your account is open, then {years} years: {law}',
    id: 'Selama akun Anda aktif, lalu {years} tahun: {law}',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;

const FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Such as 17/05/2026 14:05 WIB. */
export const jakartaDateTime = (moment: Date): string => `${FORMAT.format(moment).replace(', ', ' ')} WIB`;
