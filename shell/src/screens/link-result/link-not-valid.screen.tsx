import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '@payung/shared/api/client.ts';
import { expiredLinkEndpoints } from '@payung/shared/api/endpoints/share.ts';
import { useOneCall } from '@payung/shared/api/one-call.ts';
import { isLinkId } from '@payung/shared/domain/link.ts';
import { whatsAppAddress } from '@payung/shared/domain/text/share-text.ts';
import { readLastLink } from '@payung/shared/session/persistence.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/text.ts';
import { LinkResult } from './link-result.tsx';

/** The link that was tried a moment ago, or the last one that this device opened. */
const linkIdOf = (state: unknown): string | undefined => {
  const { linkId } = (state ?? {}) as { readonly linkId?: unknown };
  const known = linkId ?? readLastLink()?.linkId;
  return typeof known === 'string' && isLinkId(known) ? known : undefined;
};

/** Who shared the link; nobody while that is asked, and for a link that names none. */
const useAgentOf = (linkId: string | undefined) => {
  const { data, mutate } = useOneCall(
    (id: string) => call(expiredLinkEndpoints.expiredLink, { query: { id } }),
    { quiet: true },
  );
  useEffect(() => {
    if (linkId !== undefined) mutate(linkId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once
  }, [linkId]);
  return data?.agent;
};

export const Screen = () => {
  const text = useText();
  const agent = useAgentOf(linkIdOf(useLocation().state));
  return (
    <LinkResult
      title="link.expired.title"
      explanation="link.expired.text"
      action={
        agent === undefined ? undefined : (
          <Button
            type="primary"
            size="large"
            icon={<LineIcon path={DRAWINGS.whatsApp} size={20} />}
            href={whatsAppAddress(text('link.expired.message', { name: agent.name }), agent.phone)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {text('link.expired.ask', { name: agent.name })}
          </Button>
        )
      }
    />
  );
};
