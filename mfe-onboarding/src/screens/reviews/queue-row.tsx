import { Link } from 'react-router-dom';
import type { WaitingRegistration } from '@payung/shared/api/endpoints/registration-reviews.ts';
import { formatMoment } from '@payung/shared/domain/dates.ts';
import { useText } from '#messages/catalogue.ts';
import { reviewAddress } from '#reviews/queue-place.ts';
import type { QueuePlace } from '#reviews/queue-place.ts';
import { useWaitingText } from '#reviews/waiting.ts';

interface QueueRowProps {
  readonly item: WaitingRegistration;
  readonly place: QueuePlace;
}

export const QueueRow = ({ item, place }: QueueRowProps) => {
  const text = useText();
  const waiting = useWaitingText();
  const { kind, inviter, submittedAt, status, isAgentCard } = item;
  return (
    <li className="py-card">
      <Link className="py-text-button" to={reviewAddress(item.id, place)}>
        <strong>{item.name}</strong>
      </Link>
      <p className="py-small py-quiet">
        {[
          text(isAgentCard ? 'review.agentCard' : `review.kind.${kind}`),
          text('review.invitedBy', { name: inviter }),
        ].join(' · ')}
      </p>
      <p className="py-small">
        {status === 'submitted'
          ? waiting(submittedAt)
          : `${text(`review.status.${status}`)} · ${text('review.sentAt', { moment: formatMoment(submittedAt) })}`}
        {item.isAgain ? ` · ${text('review.again')}` : ''}
      </p>
    </li>
  );
};
