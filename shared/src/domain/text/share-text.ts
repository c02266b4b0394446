import { normalisePhone } from '../people/phone.ts';
import { plainSigns } from './plain-signs.ts';

/** Opens WhatsApp with a draft; nothing is sent by itself. Without a phone, WhatsApp asks for whom. */
export const whatsAppAddress = (text: string, phone?: string): string =>
  `https://wa.me/${phone === undefined ? '' : normalisePhone(phone)}?text=${encodeURIComponent(text)}`;

/** Calls a number as it is written. */
export const phoneAddress = (phone: string): string => `tel:${plainSigns(phone).replaceAll(/[^+\d]/g, '')}`;

/** Opens a draft in the mail program. */
export const mailAddress = (to: string, subject: string, text = ''): string => {
  const parts = [`subject=${encodeURIComponent(subject)}`];
  if (text !== '') parts.push(`body=${encodeURIComponent(text)}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${parts.join('&')}`;
};

/** The text of a draft that somebody edited: never without the link. */
export const withLink = (text: string, link: string): string =>
  text.includes(link) ? text : `${text.trimEnd()}\n${link}`;
