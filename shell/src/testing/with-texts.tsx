import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { catalogue } from '#messages/text.ts';

/** The shell's own texts around a screen. */
export const withTexts = (screen: ReactNode): ReactNode => (
  <MessagesProvider catalogue={catalogue}>{screen}</MessagesProvider>
);
