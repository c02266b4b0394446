import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@payung/shared/api/api-error.ts';
import { authEndpoints } from '@payung/shared/api/endpoints/auth.ts';
import { profileEndpoints } from '@payung/shared/api/endpoints/profile.ts';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { cachedRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

const { getProfile } = profileEndpoints;

/** The agent's own profile; all its screens share one cached read. */
export const useProfile = () => useQuery(queryOf(getProfile));

/** The profile as it is on the screen, and its version for `If-Match`. */
export const shownProfile = (): MyProfile | undefined => cachedRead(getProfile).read();

/** After a change: also reads the agent again, since the product tiles open with the ID card (SHELL-047). */
export const refreshProfile = async (): Promise<void> => {
  await Promise.all(
    [cachedRead(getProfile), cachedRead(authEndpoints.getAgent)].map(({ queryKey }) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
};

/** After a conflict, reads the current profile, so that the next try sends its version. */
export const refreshAfter = async (error: unknown): Promise<void> => {
  if (error instanceof ApiError && error.status === 409) await refreshProfile();
};

/** The review state of the card that was sent last, with the reason given by staff (ruling R66). */
export const CardReview = ({ profile: { idCard } }: { readonly profile: Pick<MyProfile, 'idCard'> }) => {
  const text = useText();
  const { isOnFile, review } = idCard;
  if (review === undefined) return null;
  if (review.status === 'submitted')
    return (
      <InlineNotice
        kind="info"
        text={text(isOnFile ? 'profile.card.submittedOther' : 'profile.card.submitted')}
      />
    );
  return (
    <InlineNotice kind="warning" text={text(`profile.card.${review.status}`, { reason: review.reason })} />
  );
};
