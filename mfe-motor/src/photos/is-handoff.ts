import { useSession } from '@payung/shared/session/session.ts';
import type { LinkState } from '@payung/shared/session/session.ts';
import { motorRoutes } from '#contract/routes.ts';

/**
 * The prefix of links of this product. A visit by hand-off has no link that could open it again: whoever took
 * photos until the first device ended it, or half an hour was over, is told so instead of being asked to log in.
 */
export const HANDOFF_LINK = { prefix: 'motor', linkId: '', endPage: motorRoutes.handoff.path } as const;

const isOfHandoff = ({ isActive, linkId }: Pick<LinkState, 'isActive' | 'linkId'>): boolean =>
  isActive && linkId === HANDOFF_LINK.linkId;

/** Whether this is the second device, which only takes photos. */
export const useIsHandoff = (): boolean => {
  const session = useSession();
  return session.kind === 'link' && isOfHandoff(session);
};
