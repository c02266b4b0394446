import { useLanguage } from '@payung/shared/session/language.ts';
import type { ShareProgress } from '#schemas/share.ts';
import { formatMoment } from '#domain/dates.ts';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import styles from './share-steps.module.css';

const STEPS = ['sent', 'opened', 'verified', 'paid'] as const;

/** Where the link stands, and when the customer took each step. */
export const ShareSteps = ({ progress }: { readonly progress: ShareProgress }) => {
  const text = useText();
  const language = useLanguage();
  const { state, sentBy } = progress;
  return (
    <section className="py-stack-tight" aria-label={text('quote.progress')}>
      <p aria-live="polite">
        <strong>{text(`quote.progress.${state}`)}</strong>
      </p>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => {
          const at = progress[`${step}At`];
          // Somebody may have scanned the QR code: a later step shows that the earlier ones are behind.
          const isDone = STEPS.slice(index).some((later) => progress[`${later}At`] !== undefined);
          return (
            <li key={step} className={styles.step} data-done={isDone || undefined}>
              <LineIcon path={isDone ? DRAWINGS.checkCircle : DRAWINGS.clock} size={20} />
              <span>
                {text(`quote.progress.${step}`)}{' '}
                <span className="py-small py-quiet">
                  {isDone ? null : text('quote.progress.notYet')}
                  {at === undefined ? null : formatMoment(at, language)}
                  {step === 'sent' && sentBy !== undefined
                    ? ` · ${text(`quote.progress.sentBy.${sentBy}`)}`
                    : null}
                </span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
