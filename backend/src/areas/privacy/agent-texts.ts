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
  keptUntilClosed: {
    en: 'Until you change it or your account is closed',
    id: 'Sampai Anda mengubahnya atau akun Anda ditutup',
  },
  keptUntilCleared: {
    en: 'Until you remove it or your account is closed',
    id: 'Sampai Anda menghapusnya atau akun Anda ditutup',
  },
} as const satisfies Readonly<Record<string, BilingualText>>;
