import en from 'mfe-motor/rules/messages/en.json' with { type: 'json' };
import id from 'mfe-motor/rules/messages/id.json' with { type: 'json' };
import type { BilingualText } from '@payung/shared/product.ts';
import { textsOf } from '#core/http/texts.ts';

/** The texts behind the message ids that the rules of motor answer. */
export const motorTextOf = textsOf(en, id);

/** What only motor says. */
export const MOTOR_TEXTS = {
  orderUpdated: { en: 'Quote updated SuccessFully', id: 'Penawaran berhasil diperbarui' },
  planUnknown: { en: 'This plan is not available', id: 'Paket ini tidak tersedia' },
  benefitUnknown: { en: 'This add-on is not available', id: 'Manfaat tambahan ini tidak tersedia' },
  oneThirdParty: {
    en: 'Please choose one third-party liability option at most',
    id: 'Pilih paling banyak satu opsi tanggung jawab pihak ketiga',
  },
  oneYear: {
    en: 'This vehicle is insured for one year at a time',
    id: 'Kendaraan ini diasuransikan untuk satu tahun setiap kali',
  },
  kindFixed: {
    en: 'A car and a motorcycle are different products. Please create a new quote.',
    id: 'Mobil dan sepeda motor adalah produk yang berbeda. Silakan buat penawaran baru.',
  },
  alreadyInsured: {
    en: 'This vehicle already has a policy for this period',
    id: 'Kendaraan ini sudah memiliki polis untuk periode ini',
  },
} as const satisfies Record<string, BilingualText>;
