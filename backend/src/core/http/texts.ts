import en from '@payung/shared/messages/en.json' with { type: 'json' };
import id from '@payung/shared/messages/id.json' with { type: 'json' };
import type { BilingualText } from '@payung/shared/product.ts';

/** The client matches these texts, so they are the same in both languages. */
export const literal = (text: string): BilingualText => ({ en: text, id: text });

export const TEXTS = {
  mobileRequired: literal('mobile number is required'),
  otpRequired: literal('otp is required'),
  otpInvalid: literal('OTP is invalid'),
  referralWrong: literal("Your referral code doesn't match our records"),
  phoneInUse: literal('Agent is already exist on given mobile number'),
  linkInvalid: literal('given link is invalid'),
  linkExpired: literal('link is expired'),
  payLaterTwice: literal('Policy already created with this proposal Number'),
  otpSent: { en: 'The code has been sent', id: 'Kode sudah dikirim' },
  verified: { en: 'Verified', id: 'Terverifikasi' },
  loggedOut: { en: 'You have signed out', id: 'Anda sudah keluar' },
  signIn: { en: 'Please sign in', id: 'Silakan masuk' },
  sessionEnded: {
    en: 'Your session has ended. Please sign in again.',
    id: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  },
  idCardMissing: {
    en: 'You can sell products once your ID card is on file. See what is missing in My account.',
    id: 'Anda dapat menjual produk setelah KTP Anda kami terima. Lihat yang belum lengkap di Akun saya.',
  },
  notFound: { en: 'Not found', id: 'Tidak ditemukan' },
  forbidden: { en: 'You are not allowed to do this', id: 'Anda tidak dapat melakukan ini' },
  navigation: {
    en: 'This address only works inside the application',
    id: 'Alamat ini hanya berfungsi di dalam aplikasi',
  },
  conflict: {
    en: 'Somebody else has changed this quote. Please load it again.',
    id: 'Penawaran ini telah diubah orang lain. Silakan muat ulang.',
  },
  badFields: {
    en: 'Some of the data is missing or not right: {fields}',
    id: 'Sebagian data kosong atau belum benar: {fields}',
  },
  pageTooFar: {
    en: 'Only the first {most} pages have a number. Narrow them down by a search or a filter.',
    id: 'Hanya {most} halaman pertama yang bernomor. Persempit dengan pencarian atau filter.',
  },
  tooMany: {
    en: 'Too many attempts, try again in {n} minutes',
    id: 'Terlalu banyak percobaan, coba lagi dalam {n} menit',
  },
  tooManyShort: {
    en: 'Too many attempts, try again in 1 minute',
    id: 'Terlalu banyak percobaan, coba lagi dalam 1 menit',
  },
  captchaNeeded: {
    en: 'Please show that you are not a program, then ask for the code again',
    id: 'Tunjukkan bahwa Anda bukan program, lalu minta kode lagi',
  },
  proofNeeded: {
    en: 'Please open this page in a current browser, with an address that begins with https, and try again.',
    id: 'Buka halaman ini di browser terbaru, dengan alamat yang diawali https, lalu coba lagi.',
  },
  callsWaiting: {
    en: 'Your previous request is still being prepared. Please wait a moment, then try again.',
    id: 'Permintaan Anda sebelumnya masih disiapkan. Tunggu sebentar, lalu coba lagi.',
  },
  picturesWaiting: {
    en: 'Several of your pictures are still being read. Please wait a moment, then send this one again.',
    id: 'Beberapa foto Anda masih diproses. Tunggu sebentar, lalu kirim foto ini lagi.',
  },
  oneMoreCode: {
    en: 'Somebody has been trying to guess your codes. To be safe, please enter a second code, which we have just sent',
    id: 'Ada yang mencoba menebak kode Anda. Demi keamanan, masukkan kode kedua yang baru saja kami kirim',
  },
  codeTooSoon: {
    en: 'You can ask for a new code in {seconds} s',
    id: 'Kode baru bisa diminta dalam {seconds} detik',
  },
  phoneMissing: {
    en: "Please enter the customer's mobile number before you share a link",
    id: 'Isi nomor ponsel nasabah sebelum membagikan tautan',
  },
  sold: {
    en: 'This quote has been sold and can no longer be changed',
    id: 'Penawaran ini sudah menjadi polis dan tidak dapat diubah lagi',
  },
  policyCancelled: {
    en: 'This policy was cancelled because it was not paid by its due date',
    id: 'Polis ini dibatalkan karena tidak dibayar sampai tanggal jatuh tempo',
  },
  policyEnded: { en: 'This policy was cancelled', id: 'Polis ini sudah dibatalkan' },
  policyOverdue: {
    en: 'The due date of this policy has passed, so it can no longer be paid',
    id: 'Tanggal jatuh tempo polis ini sudah lewat, sehingga tidak dapat dibayar lagi',
  },
  notSold: { en: 'There is no policy yet', id: 'Polis belum terbit' },
  notYet: {
    en: 'This step is not possible yet: finish the steps before it first',
    id: 'Langkah ini belum bisa dilakukan: selesaikan dahulu langkah sebelumnya',
  },
  agentOnly: { en: 'Only the agent may do this', id: 'Hanya agen yang dapat melakukan ini' },
  customerOnly: { en: 'Only the customer may do this', id: 'Hanya nasabah yang dapat melakukan ini' },
  consentsMissing: {
    en: 'Please accept the terms and the use of your data first',
    id: 'Setujui dahulu syarat dan ketentuan serta pemrosesan data Anda',
  },
  notPaidYet: {
    en: 'There is a receipt once the premium is paid',
    id: 'Kuitansi tersedia setelah premi dibayar',
  },
  agreedByMissing: {
    en: 'Please say how the customer agreed',
    id: 'Pilih cara nasabah menyetujuinya',
  },
  wordingUnknown: {
    en: 'This page is from an older version. Please load it again and tick your consents once more.',
    id: 'Halaman ini versi lama. Silakan muat ulang, lalu centang kembali persetujuan Anda.',
  },
  priceExpired: {
    en: 'The price is no longer valid. Please open the order summary again.',
    id: 'Harga sudah tidak berlaku. Silakan buka kembali ringkasan pesanan.',
  },
  confirmFirst: { en: 'Please confirm the quote first', id: 'Silakan konfirmasi penawaran terlebih dahulu' },
  noDiscount: { en: 'This product has no discount', id: 'Produk ini tidak memiliki diskon' },
  noPromoCodes: {
    en: 'This product does not accept promo codes',
    id: 'Produk ini tidak menerima kode promo',
  },
  noPrice: {
    en: 'The price of this product is not available here',
    id: 'Harga produk ini tidak tersedia di sini',
  },
  productGone: {
    en: 'This product is no longer sold, so nothing can be changed, priced or bought here any more. Policies stay valid. Please choose another product, or write to {support}.',
    id: 'Produk ini tidak dijual lagi, sehingga tidak ada yang dapat diubah, dihitung, atau dibeli di sini. Polis tetap berlaku. Silakan pilih produk lain, atau tulis ke {support}.',
  },
  documentNotKept: {
    en: 'This document was not kept, and its product is no longer sold. Please write to {support}, and we will send it.',
    id: 'Dokumen ini tidak tersimpan dan produknya tidak dijual lagi. Tulis ke {support}, kami akan mengirimkannya.',
  },
  noChanges: {
    en: 'This change is not available for this product',
    id: 'Perubahan ini tidak tersedia untuk produk ini',
  },
  jobEmpty: {
    en: 'This job has no content any more, so it cannot be tried again. Drop it.',
    id: 'Isi pekerjaan ini sudah tidak ada, jadi tidak bisa dicoba lagi. Hapus saja.',
  },
  jobRetried: { en: 'The job will be tried again', id: 'Pekerjaan akan dicoba lagi' },
  jobDropped: { en: 'The job was dropped', id: 'Pekerjaan dihapus' },
  jobsRetried: {
    en: 'Jobs that will be tried again: {count}',
    id: 'Pekerjaan yang akan dicoba lagi: {count}',
  },
  jobsDropped: { en: 'Jobs that were dropped: {count}', id: 'Pekerjaan yang dihapus: {count}' },
  unreachable: {
    en: 'Our data cannot be reached right now. Check whether your last change was saved, then try again.',
    id: 'Data kami sedang tidak dapat diakses. Periksa apakah perubahan terakhir Anda sudah tersimpan, lalu coba lagi.',
  },
  cannotWrite: {
    en: 'Nothing can be saved right now, and nothing was changed. Please try again in a few minutes.',
    id: 'Saat ini data belum bisa disimpan, dan tidak ada yang berubah. Silakan coba lagi beberapa menit lagi.',
  },
  busy: {
    en: 'Many people are using this right now. Nothing was changed. Please try again in a few seconds.',
    id: 'Saat ini banyak yang sedang memakai layanan ini. Tidak ada yang berubah. Silakan coba lagi beberapa detik lagi.',
  },
  tooSlow: {
    en: 'This is taking too long right now. Check whether your last change was saved, then try again.',
    id: 'Saat ini prosesnya terlalu lama. Periksa apakah perubahan terakhir Anda sudah tersimpan, lalu coba lagi.',
  },
  objectsAway: {
    en: 'Photos and documents cannot be reached right now. Nothing was changed. Please try again in a few seconds.',
    id: 'Foto dan dokumen sedang tidak dapat diakses. Tidak ada yang berubah. Silakan coba lagi beberapa detik lagi.',
  },
  locked: {
    en: 'Somebody else is changing the same thing right now. Please try again in a few seconds.',
    id: 'Ada yang sedang mengubah hal yang sama. Silakan coba lagi beberapa detik lagi.',
  },
  tryLater: { en: 'Please try again in a moment', id: 'Silakan coba lagi sebentar lagi' },
  requestReused: {
    en: 'This form was already sent with other data',
    id: 'Formulir ini sudah dikirim dengan data lain',
  },
  paymentDown: {
    en: 'The payment provider does not answer. Please try again.',
    id: 'Penyedia pembayaran tidak merespons. Silakan coba lagi.',
  },
  quoteUpdated: { en: 'Quote Updated Successfully', id: 'Penawaran berhasil diperbarui' },
  notificationsRead: { en: 'Notification marked as read', id: 'Notifikasi ditandai sudah dibaca' },
  linkSent: { en: 'Noted as sent', id: 'Dicatat sebagai terkirim' },
  linkRevoked: { en: 'The link no longer works', id: 'Tautan sudah tidak berlaku' },
} as const satisfies Record<string, BilingualText>;

type SharedMessageId = keyof typeof en;

/** A text that screens of every product show as well, by its message id. */
export const sharedText = (messageId: SharedMessageId): BilingualText => ({
  en: en[messageId],
  id: id[messageId],
});

type Catalogue = Readonly<Record<string, string>>;

/** The texts of a product's rules by message id, out of its two catalogues; what it lacks is a shared text. */
export const textsOf = (
  english: Catalogue,
  indonesian: Catalogue,
): ((messageId: string) => BilingualText) => {
  const inEnglish: Catalogue = { ...en, ...english };
  const inIndonesian: Catalogue = { ...id, ...indonesian };
  return (messageId) => {
    const text = { en: inEnglish[messageId], id: inIndonesian[messageId] };
    if (text.en === undefined || text.id === undefined) throw new Error(`There is no text ${messageId}`);
    return { en: text.en, id: text.id };
  };
};

export const fillIn = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));

/** A text that says the same wherever it stands. */
export const withValues = (
  text: BilingualText,
  values: Readonly<Record<string, string | number>>,
): BilingualText => ({
  en: fillIn(text.en, values),
  id: fillIn(text.id, values),
});
