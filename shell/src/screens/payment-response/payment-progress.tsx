import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/text.ts';
import styles from './payment-progress.module.css';

const STEPS = ['sent', 'confirmed', 'issued'] as const;

interface PaymentProgressProps {
  /** Number of completed steps. */
  readonly done: 1 | 2 | 3;
}

const stateOf = (index: number, done: number) => {
  if (index < done) return 'done';
  return index === done ? 'now' : 'next';
};

const DRAWING_OF = { done: DRAWINGS.checkCircle, now: DRAWINGS.clock, next: DRAWINGS.minus } as const;

/** How far a payment has come; screen readers get each state in words. */
export const PaymentProgress = ({ done }: PaymentProgressProps) => {
  const text = useText();
  return (
    <ol className={styles.steps} aria-label={text('response.steps')}>
      {STEPS.map((step, index) => {
        const state = stateOf(index, done);
        return (
          <li
            key={step}
            className={`${styles.step} ${styles[state]}`}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <LineIcon path={DRAWING_OF[state]} />
            <span>{text(`response.step.${step}`)}</span>
            <span className="py-visually-hidden">{text(`response.step.${state}`)}</span>
          </li>
        );
      })}
    </ol>
  );
};
