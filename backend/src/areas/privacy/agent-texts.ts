import type { BilingualText } from '@payung/shared/product.ts';

/** Labels of what is kept of an agent. */
export const AGENT_LABELS = {
  company: { en: 'Company', id: 'Perusahaan' },
  director: { en: 'Director', id: 'Direktur' },
  businessNumber: { en: 'Business number (NIB)', id: 'NIB' },
  contactEmail: { en: 'Email of the contact person', id: 'Email narahubung' },
  address: { en: 'Address', id: 'Alamat' },
  city: { en: 'City', id: 'Kota' },
  bank: { en: 'Bank account', id: 'Rekening bank' },
  bankName: { en: 'Bank', id: 'Bank' },
  accountHolder: { en: 'Account holder', id: 'Nama pemilik rekening' },
  accountNumber: { en: 'Account number', id: 'Nomor rekening' },
  licence: { en: 'Agent licence', id: 'Lisensi keagenan' },
  issuer: { en: 'Issuer', id: 'Penerbit' },
  expiresOn: { en: 'Expires on', id: 'Berlaku sampai' },
  exclusive: { en: 'Sells for one insurer only', id: 'Hanya menjual untuk satu perusahaan asuransi' },
  yes: { en: 'Yes', id: 'Ya' },
  publicCard: { en: 'Your public card', id: 'Kartu publik Anda' },
  picture: { en: 'Picture', id: 'Foto' },
  entries: { en: 'Links and texts', id: 'Tautan dan teks' },
  agreements: { en: 'Agreements that you accepted', id: 'Perjanjian yang Anda setujui' },
  registration: { en: 'Your registration', id: 'Pendaftaran Anda' },
  beganOn: { en: 'Begun on', id: 'Dimulai pada' },
  sentOn: { en: 'Sent on', id: 'Dikirim pada' },
  decidedOn: { en: 'Decided on', id: 'Diputuskan pada' },
  passkeys: { en: 'Passkeys', id: 'Kunci sandi' },
  marks: { en: 'Compared with your line', id: 'Dibandingkan dengan jaringan Anda' },
  markedNumbers: { en: 'ID card number, bank account', id: 'Nomor KTP, rekening bank' },
  asFingerprint: {
    en: 'compared as a code that does not show the number',
    id: 'dibandingkan sebagai kode yang tidak menampilkan nomornya',
  },
  devices: { en: 'Browsers in which you signed in', id: 'Browser tempat Anda masuk' },
  sourceMarks: {
    en: 'Your numbers above, and a cookie (payung-device) that is set when you sign in. Another one (payung-phones) lets this device get codes when strangers ask for too many; we keep nothing of it',
    id: 'Nomor Anda di atas, dan cookie (payung-device) yang dipasang saat Anda masuk. Cookie lain (payung-phones) membuat perangkat ini tetap menerima kode saat orang lain meminta terlalu banyak; isinya tidak kami simpan',
  },
  useMarks: {
    en: 'If you share one of these with somebody one or two levels above or below you, or a customer of your line has your ID card number or phone, staff look into it. Nothing is refused because of it.',
    id: 'Jika salah satunya sama dengan milik seseorang satu atau dua tingkat di atas atau di bawah Anda, atau nasabah di jaringan Anda memakai nomor KTP atau ponsel Anda, petugas akan memeriksanya. Tidak ada yang ditolak karenanya.',
  },
  keptMarks: {
    en: 'Until you change the number or your account is closed; of a browser, {days} days after you last signed in there',
    id: 'Sampai Anda mengubah nomornya atau akun Anda ditutup; untuk browser, {days} hari setelah Anda terakhir masuk di sana',
  },
  keptUntilClosed: {
    en: 'Until you change it or your account is closed',
    id: 'Sampai Anda mengubahnya atau akun Anda ditutup',
  },
  keptUntilCleared: {
    en: 'Until you remove it or your account is closed',
    id: 'Sampai Anda menghapusnya atau akun Anda ditutup',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;
