import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import type { Catalogue } from './text.ts';

/** The frame around every screen of a remote: its texts beside those of the shell. */
export const frameOf =
  (catalogue: Catalogue) =>
  ({ children }: { children: ReactNode }) => (
    <MessagesProvider catalogue={catalogue}>{children}</MessagesProvider>
  );
