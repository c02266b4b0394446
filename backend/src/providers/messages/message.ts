import type { Language } from '#core/http/language.ts';
import type { MessageChannel } from './sent-messages-sql.ts';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface Message {
  /** The job that sends it: the same job run again sends nothing new where the provider can tell. */
  readonly sentFor: string;
  readonly channel: MessageChannel;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly language: Language;
  readonly attachments: readonly Attachment[];
}

export interface MessageProvider {
  readonly send: (message: Message) => Promise<void>;
}
