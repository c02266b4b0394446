import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';

/** Where the card stands that the agent sent last, with what staff said of it (ruling R66). */
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
