import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { catalogue } from '#messages/catalogue.ts';

/** Around every screen of this remote: its texts, and the look of the shared parts. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <MessagesProvider catalogue={catalogue}>{children}</MessagesProvider>
);
