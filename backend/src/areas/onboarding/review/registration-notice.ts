import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationNotice, Services } from '#areas/services.ts';

/** Without a reason and without personal data: an SMS is read by the person who holds the phone. */
const BODIES: Readonly<Record<RegistrationNotice['outcome'], BilingualText>> = {
  returned: {
    en: 'Payung: your registration needs a correction. Log in to see what to change: {address}',
    id: 'Payung: pendaftaran Anda perlu diperbaiki. Masuk untuk melihat yang perlu diubah: {address}',
  },
  approved: {
    en: 'Payung: your registration is approved. Welcome! Log in to begin: {address}',
    id: 'Payung: pendaftaran Anda disetujui. Selamat bergabung! Masuk untuk memulai: {address}',
  },
  refused: {
    en: 'Payung: we could not accept your registration. Log in to read why: {address}',
    id: 'Payung: pendaftaran Anda belum dapat kami terima. Masuk untuk membaca alasannya: {address}',
  },
};

/** Of the card of somebody who is an agent already. */
const CARD_BODIES: typeof BODIES = {
  returned: {
    en: 'Payung: please send another photo of your ID card. Log in to see why: {address}',
    id: 'Payung: mohon kirim ulang foto KTP Anda. Masuk untuk melihat alasannya: {address}',
  },
  approved: {
    en: 'Payung: your ID card is accepted. You can sell all products now: {address}',
    id: 'Payung: KTP Anda kami terima. Anda sudah dapat menjual semua produk: {address}',
  },
  refused: {
    en: 'Payung: we could not accept your ID card. Log in to read why: {address}',
    id: 'Payung: KTP Anda belum dapat kami terima. Masuk untuk membaca alasannya: {address}',
  },
};

/** By SMS to the phone that was verified; nothing where the registration was deleted meanwhile. */
export const registrationNotice = async (
  { db, publicUrl }: Pick<Services, 'db' | 'publicUrl'>,
  { registrationId, outcome, language }: RegistrationNotice,
): Promise<NewMessage | undefined> => {
  const registration = await findRegistration(db, registrationId);
  if (registration === undefined) return undefined;
  const bodies = registration.card_of === null ? BODIES : CARD_BODIES;
  return {
    channel: 'sms',
    to: registration.phone,
    subject: '',
    body: fillIn(bodies[outcome][language], { address: `${publicUrl}/app/login` }),
    language,
    attachments: [],
  };
};

export const REVIEW_TEXTS = {
  decided: {
    en: '{who} has decided about this registration already. You see the result.',
    id: '{who} sudah memutuskan pendaftaran ini. Hasilnya ditampilkan.',
  },
  changed: {
    en: 'The registration has changed since you opened it. Please look at it again.',
    id: 'Pendaftaran ini berubah sejak Anda membukanya. Silakan periksa kembali.',
  },
  notSent: {
    en: 'The person is still working on this registration. It can be decided once it is sent.',
    id: 'Pendaftaran ini masih dikerjakan oleh pendaftar. Keputusan dapat diambil setelah dikirim.',
  },
  everyPart: {
    en: 'Please decide about every part that was given, and about no other',
    id: 'Putuskan setiap bagian yang sudah diberikan, dan hanya bagian itu',
  },
  reasonMissing: {
    en: 'Please give a reason for everything that you do not accept: the person reads it',
    id: 'Tuliskan alasan untuk setiap bagian yang tidak diterima: pendaftar akan membacanya',
  },
  otherReason: {
    en: 'One of the chosen reasons belongs to another part',
    id: 'Salah satu alasan yang dipilih bukan untuk bagian ini',
  },
  phoneTaken: {
    en: 'An agent with this phone number exists already. Refuse the registration, or send it back.',
    id: 'Sudah ada agen dengan nomor telepon ini. Tolak atau kembalikan pendaftaran ini.',
  },
  numberTaken: {
    en: 'Somebody else has this ID number by now. Refuse the card, or send it back.',
    id: 'Nomor KTP ini sudah dipakai orang lain. Tolak atau kembalikan KTP ini.',
  },
  photoGone: {
    en: 'The photo cannot be opened at the moment. Please try again later.',
    id: 'Foto belum bisa dibuka saat ini. Silakan coba lagi nanti.',
  },
} as const satisfies Record<string, BilingualText>;
