import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import type { Catalogue } from './catalogue.ts';

/** The frame around every screen of a remote: its own texts beside the shared ones. */
export const frameOf =
  (catalogue: Catalogue<string>) =>
  ({ children }: { children: ReactNode }) => (
    <MessagesProvider catalogue={catalogue}>{children}</MessagesProvider>
  );
