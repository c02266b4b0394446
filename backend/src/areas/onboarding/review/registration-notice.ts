import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { Message } from '#providers/messages/message.ts';
import { findRegistration } from '#areas/onboarding/sql/registrations.ts';
import type { RegistrationNotice, Services } from '#areas/services.ts';

/** Without a reason and without personal data: an SMS is read by whoever holds the phone. */
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
): Promise<Omit<Message, 'sentFor'> | undefined> => {
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
