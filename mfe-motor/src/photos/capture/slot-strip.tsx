import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoSlot } from '#rules/inspection.ts';
import { isOpenSlot } from '../slots/slot-state.ts';
import type { SlotState } from '../slots/slot-state.ts';
import styles from './capture.module.css';

const PICTURES: Readonly<Record<SlotState, string | undefined>> = {
  missing: undefined,
  waiting: DRAWINGS.clock,
  sending: DRAWINGS.clock,
  refused: DRAWINGS.warning,
  sent: DRAWINGS.check,
};

interface StripItem {
  readonly slot: PhotoSlot;
  readonly state: SlotState;
  /** From 0 to 1, while it is being sent. */
  readonly progress: number;
}

interface SlotStripProps {
  items: readonly StripItem[];
  current: PhotoSlot | undefined;
  /** Marks the slots that are still open, after the next step was refused. */
  isMarked: boolean;
  onChoose: (slot: PhotoSlot) => void;
}

const Item = ({
  item: { slot, state, progress },
  ...props
}: Omit<SlotStripProps, 'items'> & { item: StripItem }) => {
  const t = useText();
  const { current, isMarked, onChoose } = props;
  const picture = PICTURES[state];
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        data-state={state}
        aria-current={slot === current ? 'step' : undefined}
        data-open={isMarked && isOpenSlot(state)}
        onClick={() => onChoose(slot)}
      >
        {picture === undefined ? <span className={styles.empty} /> : <LineIcon path={picture} size={18} />}
        <span>{t(`motor.slot.${slot}`)}</span>
        <span className={styles.state}>
          {t(`motor.photo.state.${state}`, { percent: Math.round(progress * 100) })}
        </span>
      </button>
    </li>
  );
};

/** All wanted photos with their state. */
export const SlotStrip = ({ items, ...props }: SlotStripProps) => {
  const t = useText();
  const done = items.filter(({ state }) => !isOpenSlot(state)).length;
  return (
    <section className="py-stack-tight" aria-label={t('motor.photo.list')}>
      <p aria-live="polite">
        <strong>{t('motor.photo.count', { done, all: items.length })}</strong>
      </p>
      <ul className={styles.strip}>
        {items.map((item) => (
          <Item key={item.slot} item={item} {...props} />
        ))}
      </ul>
    </section>
  );
};
