import type { Notification, NotificationPage } from '@payung/shared/schemas/agent.ts';
import { daysBetween, todayInJakarta } from '@payung/shared/domain/dates.ts';
import { transaction } from '#core/database/transaction.ts';
import { countNotifications, listNotifications, markAllRead, markNotifications } from './sql.ts';
import type { AgentNoticeKind, ReminderKind, NotificationKind } from './sql.ts';
import type { NotificationRow } from './tables.ts';
import { requireAgent } from '#core/access/caller.ts';
import type { HandlerContextOf } from '../area.ts';
import { notFound } from '#core/http/api-refusal.ts';
import type { Language } from '#core/http/language.ts';
import type { Services } from '../services.ts';
import { TEXTS, fillIn, sharedText } from '#core/http/texts.ts';
import { linesOfPage, pageOf } from '#core/http/page.ts';
import { ACCOUNT_NOTICES } from '#areas/agents/account-notice.ts';
import { NETWORK_NOTICES } from '#areas/network/members/member-of-caller.ts';
import { PASSKEY_NOTICES } from '#areas/auth/passkeys/passkey-notice.ts';
import type { BilingualText } from '@payung/shared/product.ts';

/** What a tap leads to, of notices that are about no quote. */
const PLACES: Readonly<Partial<Record<AgentNoticeKind, 'points' | 'network' | 'home'>>> = {
  redemptionConfirmed: 'points',
  redemptionRefused: 'points',
  pointsCorrected: 'points',
  networkTakenOver: 'network',
  leaderChanged: 'home',
  teamJoined: 'network',
  targetSet: 'home',
  tierChanged: 'home',
};

const targetOf = ({
  kind,
  subject_kind,
  subject_id,
  data,
}: NotificationRow): Pick<Notification, 'target'> => {
  if (subject_kind === 'todo') return { target: { kind: 'todo', id: subject_id, date: data['day'] ?? '' } };
  const place = PLACES[kind as AgentNoticeKind];
  return place === undefined ? {} : { target: { kind: place } };
};

const lineOf = (row: NotificationRow, language: Language, today: string): Notification => ({
  id: row.id,
  agentId: row.agent_id,
  isRead: row.is_read,
  body: notificationText(row.kind, row.data, language),
  quoteId: row.quote_id ?? '',
  ...targetOf(row),
  daysCompleted: Math.max(0, daysBetween(todayInJakarta(row.created_at), today)),
});

export const getNotifications = async (
  { caller, query, language }: HandlerContextOf<'getNotifications'>,
  { db, clock }: Services,
): Promise<NotificationPage> => {
  const { agentId } = requireAgent(caller);
  const today = todayInJakarta(clock.now());
  const page = pageOf(query);
  const found = await listNotifications(db, agentId, { ...page, limit: page.limit + 1 });
  const { rows, next } = linesOfPage(found, page, (row) => row.created_at);
  const counts = await countNotifications(db, agentId);
  return { ...counts, items: rows.map((row) => lineOf(row, language, today)), ...next };
};

export const updateNotifications = async (
  { caller, body, language }: HandlerContextOf<'updateNotifications'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  // The access table has checked the ids; the owner that the call names must be the caller as well.
  if (body.some((item) => item.agentId !== agentId)) throw notFound();
  await transaction(db, async (tx) => {
    for (const isRead of [false, true]) {
      const ids = body.filter((item) => item.isRead === isRead).map((item) => item.id);
      if (ids.length > 0) await markNotifications(tx, { agentId, ids, isRead });
    }
  });
  return { message: TEXTS.notificationsRead[language] };
};

export const markAllNotifications = async (
  { caller, language }: HandlerContextOf<'markAllNotifications'>,
  { db }: Services,
): Promise<{ readonly message: string }> => {
  const { agentId } = requireAgent(caller);
  await markAllRead(db, agentId);
  return { message: TEXTS.notificationsRead[language] };
};

/** As screens say it. */
const INVALID_PHOTO = sharedText('notice.invalidPhoto');
const REJECTED = sharedText('notice.quoteRejected');

/** Those about money say "payment pending" or "menunggu pembayaran": that is how screens tell them (ruling K90). */
const BODIES: Readonly<Record<NotificationKind | AgentNoticeKind | ReminderKind, BilingualText>> = {
  paymentPending: {
    en: '{insuredName} has confirmed quote {quoteCode}: payment pending',
    id: '{insuredName} sudah mengonfirmasi penawaran {quoteCode}: menunggu pembayaran',
  },
  policyGenerated: {
    en: '{insuredName} has paid: policy {policyNo} is issued',
    id: '{insuredName} sudah membayar: polis {policyNo} telah terbit',
  },
  payLater: {
    en: 'Policy {policyNo} of {insuredName} is issued: payment pending',
    id: 'Polis {policyNo} atas nama {insuredName} telah terbit: menunggu pembayaran',
  },
  dueInSevenDays: {
    en: 'Policy {policyNo} of {insuredName} must be paid by {dueDate}: payment pending',
    id: 'Polis {policyNo} atas nama {insuredName} harus dibayar paling lambat {dueDate}: menunggu pembayaran',
  },
  dueTomorrow: {
    en: 'Last days to pay policy {policyNo} of {insuredName}, due {dueDate}: payment pending',
    id: 'Polis {policyNo} atas nama {insuredName} segera jatuh tempo pada {dueDate}: menunggu pembayaran',
  },
  cancelled: {
    en: 'Policy {policyNo} of {insuredName} was cancelled: it was not paid by {dueDate}',
    id: 'Polis {policyNo} atas nama {insuredName} dibatalkan karena tidak dibayar sampai {dueDate}',
  },
  refundDue: {
    en: '{amount} that {insuredName} paid for quote {quoteCode} will be refunded',
    id: 'Pembayaran {amount} dari {insuredName} untuk penawaran {quoteCode} akan dikembalikan',
  },
  refundPaid: {
    en: '{amount} for quote {quoteCode} of {insuredName} was paid back',
    id: '{amount} untuk penawaran {quoteCode} atas nama {insuredName} sudah dikembalikan',
  },
  paymentTakenBack: {
    en: 'The payment of {amount} for quote {quoteCode} of {insuredName} was taken back. We will decide what becomes of the policy.',
    id: 'Pembayaran {amount} untuk penawaran {quoteCode} atas nama {insuredName} ditarik kembali. Kami akan memutuskan kelanjutan polisnya.',
  },
  policyEnded: {
    en: 'Policy {policyNo} of {insuredName} was cancelled. Premium to be refunded: {amount}',
    id: 'Polis {policyNo} atas nama {insuredName} dibatalkan. Premi yang akan dikembalikan: {amount}',
  },
  inspectionApproved: {
    en: 'The photos of quote {quoteCode} ({insuredName}) are approved: it can be confirmed',
    id: 'Foto untuk penawaran {quoteCode} ({insuredName}) disetujui: penawaran dapat dikonfirmasi',
  },
  inspectionFlagged: {
    en: `Quote {quoteCode} of {insuredName}: ${INVALID_PHOTO.en}`,
    id: `Penawaran {quoteCode} atas nama {insuredName}: ${INVALID_PHOTO.id}`,
  },
  todoDue: {
    en: 'To do now: {description} ({date}, {time} {zone})',
    id: 'Agenda sekarang: {description} ({date}, {clock} {zone})',
  },
  consentWithdrawn: {
    en: '{insuredName} withdrew the consent to use the data: quote {quoteCode} is closed',
    id: '{insuredName} mencabut persetujuan penggunaan data: penawaran {quoteCode} ditutup',
  },
  correctionAsked: {
    en: '{insuredName} asks for a correction of policy {policyNo}. Please answer it in My data.',
    id: '{insuredName} meminta perbaikan data polis {policyNo}. Silakan jawab di Data saya.',
  },
  dataErased: {
    en: 'The customer of quote {quoteCode} deleted the quote and all data in it',
    id: 'Nasabah penawaran {quoteCode} menghapus penawaran beserta semua datanya',
  },
  teamJoined: {
    en: '{firstName} joined your team',
    id: '{firstName} bergabung dengan tim Anda',
  },
  quoteRejected: {
    en: `Quote {quoteCode} of {insuredName}: ${REJECTED.en}`,
    id: `Penawaran {quoteCode} atas nama {insuredName}: ${REJECTED.id}`,
  },
  ...ACCOUNT_NOTICES,
  ...NETWORK_NOTICES,
  ...PASSKEY_NOTICES,
};

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

/** A month is kept as YYYY-MM; it is read as "January 2026". */
const monthIn = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

const shown = (
  data: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> =>
  MONTH.test(data['month'] ?? '') ? { ...data, month: monthIn(data['month'] ?? '', language) } : data;

const isKind = (kind: string): kind is keyof typeof BODIES => kind in BODIES;

const notificationText = (kind: string, data: Readonly<Record<string, string>>, language: Language): string =>
  isKind(kind) ? fillIn(BODIES[kind][language], shown(data, language)) : '';
