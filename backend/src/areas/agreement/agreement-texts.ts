import type { BilingualText } from '@payung/shared/product.ts';

export const AGREEMENT_TEXTS = {
  accepted: {
    en: 'Thank you. You have accepted the agreement.',
    id: 'Terima kasih. Anda telah menyetujui perjanjian ini.',
  },
  changed: {
    en: 'The agreement has changed since you opened this page. Please read it again and then accept it.',
    id: 'Perjanjian ini sudah berubah sejak Anda membuka halaman ini. Silakan baca kembali, lalu setujui.',
  },
  versionExists: {
    en: 'There is an agreement with the version {version} already. An agreement never changes: publish it as a new version.',
    id: 'Perjanjian versi {version} sudah ada. Perjanjian tidak dapat diubah: terbitkan sebagai versi baru.',
  },
  pastDay: {
    en: 'An agreement cannot come into force in the past. Choose today or a later day.',
    id: 'Perjanjian tidak dapat berlaku surut. Pilih hari ini atau hari setelahnya.',
  },
  published: { en: 'The agreement is published', id: 'Perjanjian telah diterbitkan' },

  emailSubject: { en: '{brand}: your agreement', id: '{brand}: perjanjian Anda' },
  emailBody: {
    en: 'Dear {name},\n\nThank you for accepting the agreement, version {version}. It is attached as a PDF: please keep it.\n\nYou also find it in your account once your registration is complete.',
    id: 'Yth. {name},\n\nTerima kasih telah menyetujui perjanjian versi {version}. Salinannya terlampir dalam bentuk PDF, mohon disimpan.\n\nAnda juga dapat menemukannya di akun Anda setelah pendaftaran selesai.',
  },

  acceptedBy: { en: 'Accepted by', id: 'Disetujui oleh' },
  acceptedAt: { en: 'Accepted at', id: 'Disetujui pada' },
  version: { en: 'Version', id: 'Versi' },
  proof: { en: 'Record of the acceptance', id: 'Bukti persetujuan' },
  language: { en: 'Language of the text', id: 'Bahasa naskah' },
  languageName: { en: 'English', id: 'Indonesia' },
  inForceFrom: { en: 'In force from', id: 'Berlaku sejak' },
  hash: { en: 'SHA-256 of the text', id: 'SHA-256 naskah' },
} as const satisfies Readonly<Record<string, BilingualText>>;
