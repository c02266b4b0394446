import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkAtom, useSession } from '@payung/shared/session/session.ts';
import type { LinkState } from '@payung/shared/session/session.ts';
import { store } from '@payung/shared/session/store.ts';
import { motorRoutes } from '#contract/routes.ts';

/** The prefix of links of this product; a visit by hand-off has no link that could open it again. */
export const HANDOFF_LINK = { prefix: 'motor', linkId: '' } as const;

const isOfHandoff = ({ isActive, linkId }: Pick<LinkState, 'isActive' | 'linkId'>): boolean =>
  isActive && linkId === HANDOFF_LINK.linkId;

/** Whether this is the second device, which only takes photos. */
export const useIsHandoff = (): boolean => {
  const session = useSession();
  return session.kind === 'link' && isOfHandoff(session);
};

/**
 * The first device ended the link, or half an hour is over: the second one is told so, instead of being
 * asked to log in.
 */
export const useHandoffEnd = (): void => {
  const navigate = useNavigate();
  useEffect(() => {
    let wasHandoff = isOfHandoff(store.get(linkAtom));
    return store.sub(linkAtom, () => {
      const isHandoff = isOfHandoff(store.get(linkAtom));
      // After the redirect that every ended session causes.
      if (wasHandoff && !isHandoff) {
        setTimeout(() => void navigate(motorRoutes.handoff.path, { replace: true }));
      }
      wasHandoff = isHandoff;
    });
  }, [navigate]);
};
