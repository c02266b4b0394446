import { messageToAgent } from '#areas/agents/account-notice.ts';
import { shellRoutes } from '@payung/shared/routes/shell-routes.ts';
import type { BilingualText } from '@payung/shared/product.ts';
import { fillIn } from '#core/http/texts.ts';
import type { PasskeyNoticeKind } from './passkeys-sql.ts';
import type { PasskeyNotice, Services } from '#areas/services.ts';

/** As notifications say it. */
export const PASSKEY_NOTICES: Readonly<Record<PasskeyNoticeKind, BilingualText>> = {
  passkeyAdded: {
    en: 'The passkey "{name}" was added to your account. If it was not you, sign in and remove it under Passkeys, and tell us.',
    id: 'Kunci sandi "{name}" ditambahkan ke akun Anda. Jika bukan Anda yang menambahkannya, masuk lalu hapus di halaman Kunci sandi, dan beri tahu kami.',
  },
  passkeyRemoved: {
    en: 'The passkey "{name}" was removed from your account. If it was not you, tell us at once.',
    id: 'Kunci sandi "{name}" dihapus dari akun Anda. Jika bukan Anda yang menghapusnya, segera beri tahu kami.',
  },
  passkeyOldCounter: {
    en: 'We refused a sign-in with the passkey "{name}": it may have been copied. Remove it under Passkeys, add a new one, and tell us.',
    id: 'Kami menolak upaya masuk dengan kunci sandi "{name}" karena mungkin telah disalin. Hapus di halaman Kunci sandi, tambahkan yang baru, dan beri tahu kami.',
  },
  passkeysReset: {
    en: 'Our support removed all passkeys of your account and ended your sessions. Sign in with a one-time code and add a new passkey. If you did not ask for this, tell us at once.',
    id: 'Tim kami menghapus semua kunci sandi akun Anda dan mengakhiri semua sesi. Masuk dengan kode OTP lalu tambahkan kunci sandi baru. Jika Anda tidak memintanya, segera beri tahu kami.',
  },
};

const SUBJECT: BilingualText = {
  en: 'Payung: a change to how you sign in',
  id: 'Payung: perubahan cara Anda masuk',
};

const OPEN: BilingualText = { en: 'Open Passkeys', id: 'Buka Kunci sandi' };

export const passkeyNotice = (
  services: Pick<Services, 'db' | 'publicUrl'>,
  { agentId, notice, name, language }: PasskeyNotice,
) =>
  messageToAgent(services, agentId, {
    language,
    title: SUBJECT[language],
    paragraphs: [fillIn(PASSKEY_NOTICES[notice][language], { name })],
    button: {
      label: OPEN[language],
      address: `${services.publicUrl}/app${shellRoutes.passkeys.path}`,
    },
  });
