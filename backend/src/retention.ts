import * as v from 'valibot';
import type { BilingualText } from '@payung/shared/product.ts';

interface RetentionRow {
  /** The setting of the operator. */
  readonly variable: string;
  readonly days: number;
  readonly most: number;
  readonly what: BilingualText;
}

/**
 * How long things are kept that are not kept by law, in days. The job, the page "my data" and decision 070 say the
 * same of them, out of this table.
 */
export const RETENTION = {
  unsoldQuotes: {
    variable: 'KEEP_UNSOLD_QUOTES_DAYS',
    days: 180,
    most: 730,
    what: {
      en: 'Quotes without a policy, after their last change',
      id: 'Penawaran tanpa polis, setelah perubahan terakhir',
    },
  },
  // At most as long as the words say to which people agree before the photo is taken.
  identityPictures: {
    variable: 'KEEP_IDENTITY_PICTURES_DAYS',
    days: 90,
    most: 90,
    what: {
      en: 'Photos of ID cards and of insured property in quotes without a policy, and what was read from them',
      id: 'Foto KTP dan objek pertanggungan pada penawaran tanpa polis, beserta data yang dibaca dari foto itu',
    },
  },
  leads: {
    variable: 'KEEP_LEADS_DAYS',
    days: 730,
    most: 1825,
    what: {
      en: 'Contacts of an agent without a quote, after the last contact',
      id: 'Kontak agen tanpa penawaran, setelah kontak terakhir',
    },
  },
  leadsWithoutConsent: {
    variable: 'KEEP_LEADS_WITHOUT_CONSENT_DAYS',
    days: 30,
    most: 365,
    what: {
      en: 'Closed contacts who did not agree to be contacted',
      id: 'Kontak yang sudah ditutup dan tidak setuju dihubungi',
    },
  },
  tasks: {
    variable: 'KEEP_TASKS_DAYS',
    days: 365,
    most: 1825,
    what: { en: 'Finished tasks of agents', id: 'Agenda agen yang sudah selesai' },
  },
  notifications: {
    variable: 'KEEP_NOTIFICATIONS_DAYS',
    days: 365,
    most: 1825,
    what: { en: 'Notifications of agents', id: 'Notifikasi agen' },
  },
  registrations: {
    variable: 'KEEP_REGISTRATIONS_DAYS',
    days: 30,
    most: 30,
    what: {
      en: 'Registrations as an agent that nobody continues, after their last change, with the photos in them',
      id: 'Pendaftaran agen yang tidak dilanjutkan, setelah perubahan terakhir, beserta fotonya',
    },
  },
  refusedRegistrations: {
    variable: 'KEEP_REFUSED_REGISTRATIONS_DAYS',
    days: 90,
    most: 365,
    what: {
      en: 'Registrations as an agent that were refused, with the photos in them',
      id: 'Pendaftaran agen yang ditolak, beserta fotonya',
    },
  },
  inviteLinks: {
    variable: 'KEEP_INVITE_LINKS_DAYS',
    days: 30,
    most: 365,
    what: {
      en: 'Links that invite people to become agents, after they have expired',
      id: 'Tautan undangan menjadi agen, setelah masa berlakunya habis',
    },
  },
  messages: {
    variable: 'KEEP_MESSAGES_DAYS',
    days: 30,
    most: 365,
    what: {
      en: 'Copies of messages and records of finished work',
      id: 'Salinan pesan dan catatan pekerjaan yang selesai',
    },
  },
  sessions: {
    variable: 'KEEP_SESSIONS_DAYS',
    days: 30,
    most: 365,
    what: { en: 'Sessions, after they have ended', id: 'Sesi, setelah berakhir' },
  },
  records: {
    variable: 'KEEP_RECORDS_DAYS',
    days: 730,
    most: 3650,
    what: {
      en: 'Records of who opened a quote, and of what was removed and compared',
      id: 'Catatan pembukaan penawaran, penghapusan, dan perbandingan',
    },
  },
  limits: {
    variable: 'KEEP_LIMITS_DAYS',
    days: 2,
    most: 30,
    what: {
      en: 'One-time codes and counters against abuse',
      id: 'Kode OTP dan penghitung pencegah penyalahgunaan',
    },
  },
} as const satisfies Readonly<Record<string, RetentionRow>>;

export type RetentionName = keyof typeof RETENTION;
export type RetentionDays = Readonly<Record<RetentionName, number>>;

const NAMES = Object.keys(RETENTION) as readonly RetentionName[];

/** Law 8/1997 on company documents, article 11: ten years from the end of the book year. */
export const LEGAL_PERIOD = {
  years: 10,
  source: {
    en: 'Law 8/1997 on company documents, article 11',
    id: 'UU 8/1997 tentang Dokumen Perusahaan, Pasal 11',
  },
} as const;

/** Until when a sold policy and its money records are kept. */
export const keptByLawUntil = (endDate: string): string =>
  `${Number(endDate.slice(0, 4)) + LEGAL_PERIOD.years}-12-31`;

const days = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,3}$/, `must be days from 1 to ${most}`),
      v.transform(Number),
      v.maxValue(most, `must be days from 1 to ${most}`),
    ),
  );

type RetentionVariable = (typeof RETENTION)[RetentionName]['variable'];

/** The variables of the operator, as `environment.ts` reads them. */
export const RETENTION_VARIABLES = Object.fromEntries(
  NAMES.map((name) => [RETENTION[name].variable, days(RETENTION[name].most)]),
) as Readonly<Record<RetentionVariable, ReturnType<typeof days>>>;

export const retentionOf = (
  read: Readonly<Partial<Record<RetentionVariable, number | undefined>>>,
): RetentionDays =>
  Object.fromEntries(
    NAMES.map((name) => [name, read[RETENTION[name].variable] ?? RETENTION[name].days]),
  ) as RetentionDays;
