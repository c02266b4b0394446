import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/picture.tsx';
import { useText } from '#messages/text.ts';
import '#screens/outcome/outcome.css';

const STEPS = ['sent', 'confirmed', 'issued'] as const;

interface PaymentWayProps {
  /** How many of the steps are known to be done. */
  readonly done: 1 | 2 | 3;
}

const stateOf = (index: number, done: number) => {
  if (index < done) return 'done';
  return index === done ? 'now' : 'next';
};

const DRAWING_OF = { done: DRAWINGS.checkCircle, now: DRAWINGS.clock, next: DRAWINGS.minus } as const;

/** The way of a payment as a picture; every state is said in words too. */
export const PaymentWay = ({ done }: PaymentWayProps) => {
  const text = useText();
  return (
    <ol className="sh-way" aria-label={text('response.steps')}>
      {STEPS.map((step, index) => {
        const state = stateOf(index, done);
        return (
          <li
            key={step}
            className={`sh-way-step sh-way-${state}`}
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
