import type { BilingualText } from '@payung/shared/product.ts';

export const PUSH_TEXTS = {
  unknownService: {
    en: 'Notifications of this browser are not supported.',
    id: 'Notifikasi dari browser ini belum didukung.',
  },
  turnedOn: { en: 'Notifications are on', id: 'Notifikasi diaktifkan' },
  turnedOff: { en: 'Notifications are off', id: 'Notifikasi dinonaktifkan' },
} as const satisfies Readonly<Record<string, BilingualText>>;

/** What happened to a quote of the agent. */
export type PushEvent = 'opened' | 'paid' | 'decided';

interface EventText {
  readonly title: BilingualText;
  readonly body: BilingualText;
}

/** They may lie on a locked screen: no customer and no amount is named. */
export const EVENT_TEXTS: Readonly<Record<PushEvent, EventText>> = {
  opened: {
    title: { en: 'Your quote was opened', id: 'Penawaran Anda dibuka' },
    body: { en: 'A customer is looking at it now.', id: 'Nasabah sedang melihatnya.' },
  },
  paid: {
    title: { en: 'A customer has paid', id: 'Nasabah sudah membayar' },
    body: { en: 'The policy is issued.', id: 'Polisnya sudah terbit.' },
  },
  decided: {
    title: { en: 'There is a decision', id: 'Ada keputusan' },
    body: { en: 'The photos of a quote were reviewed.', id: 'Foto untuk sebuah penawaran sudah diperiksa.' },
  },
};
