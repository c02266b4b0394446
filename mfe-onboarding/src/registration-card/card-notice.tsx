import type { IdentityNotice } from '@payung/shared/identity/identity-notice.tsx';
import { Notice } from '@payung/shared/identity/identity-notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** Texts that replace those of an insured person's card: here the number was typed before. */
const OWN_TEXTS = {
  'identity.next.down': 'idCard.next.down',
  'identity.next.cancelled': 'idCard.next.cancelled',
  'identity.offline': 'idCard.offline',
  'identity.uploaded': 'idCard.uploaded',
  'identity.notRead': 'idCard.notRead',
  'identity.onlyUpload': 'idCard.onlyUpload',
} as const;

const isOwn = (id: string): id is keyof typeof OWN_TEXTS => Object.hasOwn(OWN_TEXTS, id);

export const CardNotice = ({ next, ...notice }: IdentityNotice) => {
  const text = useText();
  const words = typeof next === 'string' && isOwn(next) ? { words: text(OWN_TEXTS[next]) } : next;
  return <Notice {...notice} next={words} />;
};
