import type { ReactNode } from 'react';
import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { ToastHost } from '@payung/shared/ui/toast-host.tsx';
import '@payung/shared/ui/tokens.css';
import '@payung/shared/ui/utilities.css';
import '@payung/shared/ui/controls.css';
import { catalogue } from '#messages/text.ts';

/** Around every page. What only pages with reads need, or with parts of antd, stands in `work/`. */
export const Providers = ({ children }: { readonly children: ReactNode }) => (
  <MessagesProvider catalogue={catalogue}>
    <ToastHost />
    {children}
  </MessagesProvider>
);
