import type { SharedContact, WorkerMessage } from '@payung/shared/installed-app.ts';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';

type ContactFields = Pick<LeadForm, 'firstName' | 'lastName' | 'phone' | 'email'>;

const PHONE = /\+?\d[\d\s().-]{7,}\d/;
const EMAIL = /[^\s<>,;:]+@[^\s<>,;:]+\.[^\s<>,;:]+/;

const nameOf = (first: string, last: string): Pick<ContactFields, 'firstName' | 'lastName'> => ({
  firstName: first.trim(),
  lastName: last.trim(),
});

const splitName = (full: string) => {
  const [first = '', ...rest] = full.trim().split(/\s+/);
  return nameOf(first, rest.join(' '));
};

const phoneOf = (text: string): string => (PHONE.exec(text)?.[0] ?? '').replaceAll(/[\s().-]/g, '');

/** Lines of a card (vCard, RFC 6350) by name; a line that begins with a blank continues the one before. */
const valuesIn = (card: string, name: string): readonly string[] =>
  card
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, key = '', value = ''] = /^(?:item\d+\.)?([A-Za-z-]+)[^:]*:(.*)$/.exec(line) ?? [];
      return key.toUpperCase() === name ? [value.replaceAll(/\\([,;\\])/g, '$1')] : [];
    });

const ofCard = (card: string): ContactFields => {
  const [last = '', first = ''] = (valuesIn(card, 'N')[0] ?? '').split(';');
  const named = first.trim() === '' ? splitName(valuesIn(card, 'FN')[0] ?? last) : nameOf(first, last);
  const [phone = '', email = ''] = [valuesIn(card, 'TEL')[0], valuesIn(card, 'EMAIL')[0]];
  return { ...named, phone: phoneOf(phone), email: email.trim() };
};

/** A name is what is left of the first line that has one, without phone and email. */
const ofText = (text: string): ContactFields => {
  const names = text.split('\n').map((line) =>
    line
      .replace(PHONE, '')
      .replace(EMAIL, '')
      .replaceAll(/[^\p{L}\s'.-]/gu, ' ')
      .trim(),
  );
  const name = names.find((line) => /\p{L}/u.test(line)) ?? '';
  return { ...splitName(name), phone: phoneOf(text), email: EMAIL.exec(text)?.[0] ?? '' };
};

/** What of a shared contact belongs into the form of a new lead. */
export const contactFields = ({ cards, title, text }: SharedContact): ContactFields => {
  const [card] = cards;
  return card === undefined ? ofText(`${title}\n${text}`) : ofCard(card);
};

/** The worker gives it out once; nothing where the page has none, or the contact was fetched already. */
export const takeSharedContact = (): Promise<ContactFields | undefined> =>
  new Promise((resolve) => {
    const controller = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
    if (controller === null) return resolve(undefined);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<SharedContact | undefined>) => {
      port1.close();
      resolve(data && contactFields(data));
    });
    port1.start();
    controller.postMessage({ kind: 'contact' } satisfies WorkerMessage, [port2]);
  });
