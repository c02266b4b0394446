import type { Queries } from '#core/database/database.ts';
import type { Language } from '#core/http/language.ts';
import { insertAgentChange } from '#areas/agents/sql/profiles.ts';
import type { AgentChange } from '#areas/agents/sql/profiles.ts';
import { insertAgentNotice } from '#areas/notifications/sql.ts';
import type { Services, AccountNotice } from '../services.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { MailContent } from '#core/mail/mail-content.ts';
import { messageTo, recipientOf } from '#providers/messages/designed-message.ts';
import type { NewMessage } from '#providers/messages/designed-message.ts';
import { findAgent } from '#areas/agents/sql/agents.ts';
import type { AccountNoticeKind } from '#areas/notifications/sql.ts';

const NOTICES = { bank: 'bankChanged', tax: 'taxChanged', idCard: 'idCardChanged' } as const;

interface AccountChange {
  readonly agentId: string;
  readonly what: AgentChange;
  /** Language of the person who changed it. */
  readonly language: Language;
}

/** Records the change and notifies the agent, in the application and by message (ruling R55). */
export const notifyAccountChange = async (
  tx: Queries,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { agentId, what, language }: AccountChange,
): Promise<void> => {
  const now = services.clock.now();
  const notice = NOTICES[what];
  await insertAgentChange(tx, { agentId, what }, now);
  await insertAgentNotice(tx, { agentId, kind: notice, data: {}, now });
  await services.enqueue(tx, { kind: 'sendAccountNotice', agentId, notice, data: {}, language });
};

/** Texts of the notifications. */
export const ACCOUNT_NOTICES: Readonly<Record<AccountNoticeKind, BilingualText>> = {
  bankChanged: {
    en: 'The bank account for your payments was changed. If it was not you, tell us at once.',
    id: 'Rekening bank untuk pembayaran Anda sudah diubah. Jika bukan Anda yang mengubahnya, segera beri tahu kami.',
  },
  taxChanged: {
    en: 'The tax number (NPWP) in your profile was changed. If it was not you, tell us at once.',
    id: 'NPWP di profil Anda sudah diubah. Jika bukan Anda yang mengubahnya, segera beri tahu kami.',
  },
  idCardChanged: {
    en: 'The ID card in your profile was changed. If it was not you, tell us at once.',
    id: 'KTP di profil Anda sudah diubah. Jika bukan Anda yang mengubahnya, segera beri tahu kami.',
  },
  licenceEnds: {
    en: 'Your agent licence expires on {date}, in {days} days. Renew it, then enter the new one in your profile.',
    id: 'Lisensi keagenan Anda berakhir pada {date}, {days} hari lagi. Perpanjang, lalu isi data yang baru di profil Anda.',
  },
};

const CHANGED: BilingualText = {
  en: 'Payung: a change to your account',
  id: 'Payung: perubahan pada akun Anda',
};
const SUBJECTS: Readonly<Record<AccountNoticeKind, BilingualText>> = {
  bankChanged: CHANGED,
  taxChanged: CHANGED,
  idCardChanged: CHANGED,
  licenceEnds: { en: 'Payung: your licence expires soon', id: 'Payung: lisensi Anda segera berakhir' },
};

const ABOUT: BilingualText = { en: 'Your account', id: 'Akun Anda' };

/** About the own account; undefined when it is deleted. */
export const messageToAgent = async (
  { db }: Pick<Services, 'db'>,
  agentId: string,
  content: Omit<MailContent, 'about'>,
): Promise<NewMessage | undefined> => {
  const agent = await findAgent(db, agentId);
  const recipient = agent && recipientOf(agent.email, agent.phone);
  return recipient && messageTo(recipient, { ...content, about: ABOUT[content.language] });
};

const OPEN_PROFILE: BilingualText = { en: 'Open my profile', id: 'Buka profil saya' };

export const accountNotice = (
  services: Pick<Services, 'db' | 'publicUrl'>,
  { agentId, notice, data, language }: AccountNotice,
) =>
  messageToAgent(services, agentId, {
    language,
    title: SUBJECTS[notice][language],
    paragraphs: [fillIn(ACCOUNT_NOTICES[notice][language], data)],
    button:
      notice === 'licenceEnds'
        ? { label: OPEN_PROFILE[language], address: `${services.publicUrl}/app/profile` }
        : undefined,
  });
