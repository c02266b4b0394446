import type { RegistrationReview } from '@payung/shared/schemas/registration-reviews.ts';
import { formatMoment } from '@payung/shared/messages/clock.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';

interface HistoryProps {
  readonly review: RegistrationReview;
}

/** The warnings for staff. */
export const Warnings = ({ review: { warnings } }: HistoryProps) => {
  const text = useText();
  if (warnings.length === 0) return null;
  return (
    <Block id="review-warnings" title={text('review.warnings')}>
      {warnings.map((warning) => (
        <InlineNotice key={warning} kind="warning" text={text(`review.warning.${warning}`)} />
      ))}
    </Block>
  );
};

/** Every opening and every decision; collapsed. */
export const History = ({ review: { events, agentCard } }: HistoryProps) => {
  const text = useText();
  return (
    <details className="py-card">
      <summary className="py-text-button">{text('review.history', { count: events.length })}</summary>
      <ol className="py-stack-tight py-small">
        {events.map(({ at, by, event, part }, index) => (
          // Lines are only added.
          <li key={index}>
            <span className="py-quiet">{formatMoment(at)}</span>{' '}
            <strong>{by === '' ? text('review.registrant') : by}</strong>
            {text(
              event === 'submitted' && agentCard !== undefined
                ? 'review.event.submittedCard'
                : `review.event.${event}`,
            )}
            {part === undefined ? '' : `: ${text(`review.part.${part}`)}`}
          </li>
        ))}
      </ol>
    </details>
  );
};
