import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { catalogue } from '#messages/catalogue.ts';

/** Gives every screen of this remote its own texts beside the shared ones. */
export const Frame = ({ children }: { children: ReactNode }) => (
  <MessagesProvider catalogue={catalogue}>{children}</MessagesProvider>
);
