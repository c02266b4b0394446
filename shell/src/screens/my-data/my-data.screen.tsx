import { MessagesProvider } from '@payung/shared/messages/provider.tsx';
import { useSession } from '@payung/shared/session/session.ts';
import { AgentPage } from './agent-page.tsx';
import { CustomerPage } from './customer-page.tsx';
import { catalogue } from './texts.ts';

const MyData = () => {
  const session = useSession();
  return session.kind === 'link' ? (
    <CustomerPage quoteId={session.quoteId} quoteAddress={`/${session.prefix}/${session.linkId}`} />
  ) : (
    <AgentPage />
  );
};

/** What is kept of whoever is here, and the rights about it (law 27/2022). */
export const Screen = () => (
  <MessagesProvider catalogue={catalogue}>
    <MyData />
  </MessagesProvider>
);
