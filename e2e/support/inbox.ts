import { normalisePhone } from '@payung/shared/domain/people/phone.ts';
import { expect } from '@playwright/test';

export interface SentMessage {
  readonly id: string;
  readonly channel: 'sms' | 'email' | 'whatsapp';
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created_at: string;
  readonly attachments: readonly { readonly fileName: string; readonly url: string }[];
}

/** The messages of the demo: what would have reached somebody's phone or mailbox. */
export interface Inbox {
  /** The codes for a phone, the newest first: those that whoever asks for another one knows already. */
  readonly codesTo: (phone: string) => Promise<readonly string[]>;
  /** The newest code for a phone that is not one of `known`. */
  readonly codeFor: (phone: string, known?: readonly string[]) => Promise<string>;
  readonly messagesTo: (recipient: string) => Promise<readonly SentMessage[]>;
  readonly attachment: (url: string) => Promise<Uint8Array>;
}

const CODE = /\b\d{6}\b/;

export const inboxOf = (platformUrl: string, token: string): Inbox => {
  const headers = { 'x-tester-token': token, accept: 'application/json' };
  const messagesTo = async (recipient: string): Promise<readonly SentMessage[]> => {
    const address = `${platformUrl}/api/demo/messages?recipient=${encodeURIComponent(recipient)}`;
    const answer = (await (await fetch(address, { headers })).json()) as { errMsg: readonly SentMessage[] };
    return answer.errMsg;
  };
  const codesTo = async (phone: string): Promise<readonly string[]> =>
    (await messagesTo(normalisePhone(phone))).flatMap(({ channel, body }) => {
      const code = CODE.exec(body)?.[0];
      return channel === 'sms' && code !== undefined ? [code] : [];
    });
  const newestCode = async (phone: string, known: readonly string[]): Promise<string> =>
    (await codesTo(phone)).find((code) => !known.includes(code)) ?? '';
  return {
    messagesTo,
    codesTo,
    codeFor: async (phone, known = []) => {
      await expect.poll(() => newestCode(phone, known), { message: `a code for ${phone}` }).toMatch(CODE);
      return newestCode(phone, known);
    },
    attachment: async (url) => {
      const answer = await fetch(new URL(url, platformUrl), { headers });
      return new Uint8Array(await answer.arrayBuffer());
    },
  };
};
