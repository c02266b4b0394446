import type { IdentityNotice } from '@payung/shared/identity/identity-notice.ts';
import { Notice } from '@payung/shared/identity/notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** What is said of a card that a quote insures, in words for people who register: their number is typed already. */
const OWN_WORDS = {
  'identity.next.down': 'idCard.next.down',
  'identity.next.cancelled': 'idCard.next.cancelled',
  'identity.offline': 'idCard.offline',
  'identity.uploaded': 'idCard.uploaded',
  'identity.notRead': 'idCard.notRead',
  'identity.onlyUpload': 'idCard.onlyUpload',
} as const;

const isOwn = (id: string): id is keyof typeof OWN_WORDS => Object.hasOwn(OWN_WORDS, id);

export const CardNotice = ({ next, ...notice }: IdentityNotice) => {
  const text = useText();
  const words = typeof next === 'string' && isOwn(next) ? { words: text(OWN_WORDS[next]) } : next;
  return <Notice {...notice} next={words} />;
};
