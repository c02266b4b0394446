import { createCatalogue } from '@payung/shared/messages/text.ts';
import en from './en.json' with { type: 'json' };
import id from './id.json' with { type: 'json' };

export type ShellMessageId = keyof typeof en;

/** The shell's own texts; `useText` knows the shared ones as well. */
export const { catalogue, useText } = createCatalogue({ en, id });
