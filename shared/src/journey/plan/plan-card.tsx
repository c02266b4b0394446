import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useText } from '#messages/text.ts';
import { DRAWINGS } from '#ui/drawings.ts';
import { LineIcon } from '#ui/text/picture.tsx';
import { Row, Rows } from '#ui/text/facts.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import { formatRupiah } from '#domain/money/money.ts';
import { differingLabels } from '#domain/plan-differences.ts';
import styles from './plan-card.module.css';
import { Button } from '#ui/button.tsx';

export interface PlanRow {
  readonly label: string;
  readonly value: ReactNode;
}

interface PlanCardProps {
  name: string;
  /** Whole rupiah. */
  price: number;
  selected: boolean;
  /** Also when it is selected already: the screen decides what that means. */
  onSelect: () => void;
  rows: readonly PlanRow[];
  note?: ReactNode;
  /** How many share the price; nothing where it is not one for each person. */
  people?: number | undefined;
  /** What tells it from the other plans. */
  limits?: readonly PlanRow[];
  /** As the server counted the sold quotes. */
  isMostChosen?: boolean | undefined;
}

/** So many differences are seen at a glance. */
const LIMITS = 3;

/** The rows of a plan in which the plans differ most. */
export const limitsOf = (
  plan: { readonly rows: readonly PlanRow[] },
  plans: readonly { readonly rows: readonly PlanRow[] }[],
): readonly PlanRow[] =>
  differingLabels(plans)
    .slice(0, LIMITS)
    .flatMap((label) => plan.rows.filter((row) => row.label === label));

/** One plan on offer, with its benefits behind a button. */
export const PlanCard = ({
  name,
  price,
  selected,
  onSelect,
  rows,
  note,
  people = 1,
  limits = [],
  isMostChosen = false,
}: PlanCardProps) => {
  const text = useText();
  const nameId = useId();
  const rowsId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <OfferCard
      labelledBy={nameId}
      isSelected={selected}
      className={styles.card}
      onPress={selected ? undefined : onSelect}
    >
      <div>
        <div className="py-between">
          <h3 id={nameId}>{name}</h3>
          {isMostChosen ? <span className={styles.chip}>{text('plan.mostChosen')}</span> : null}
        </div>
        <p className={styles.price}>
          <Rupiah amount={price} />
        </p>
        {people < 2 ? null : (
          <p className="py-quiet py-small">
            {unbroken(text('plan.perPerson', { amount: formatRupiah(price / people) }))}
          </p>
        )}
        {note === undefined ? null : <p className="py-quiet py-small">{note}</p>}
        {limits.length === 0 || isOpen ? null : (
          <ul className={styles.limits}>
            {limits.map(({ label, value }) => (
              <li key={label}>
                {label} <strong>{unbroken(value)}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button
        type={selected ? 'primary' : 'default'}
        size="large"
        block
        aria-pressed={selected}
        aria-label={`${text(selected ? 'common.selected' : 'common.select')} ${name}`}
        icon={selected ? <LineIcon path={DRAWINGS.check} size={20} /> : undefined}
        onClick={onSelect}
      >
        {text(selected ? 'common.selected' : 'common.select')}
      </Button>
      {rows.length === 0 ? null : (
        <div>
          <button
            type="button"
            className="py-text-button"
            aria-expanded={isOpen}
            aria-controls={rowsId}
            aria-describedby={nameId}
            onClick={() => setOpen(!isOpen)}
          >
            <LineIcon path={isOpen ? DRAWINGS.minus : DRAWINGS.plus} size={20} />
            {text(isOpen ? 'plan.hideBenefits' : 'plan.showBenefits')}
          </button>
          <Rows id={rowsId} hidden={!isOpen} hasTopLine>
            {rows.map((row) => (
              <Row key={row.label} label={row.label}>
                {row.value}
              </Row>
            ))}
          </Rows>
        </div>
      )}
    </OfferCard>
  );
};

interface OfferCardProps {
  /** Id of the name of what is on offer. */
  labelledBy: string;
  isSelected: boolean;
  className: string | undefined;
  /** A tap anywhere beside the controls inside. Keyboards have the control itself. */
  onPress?: (() => void) | undefined;
  children: ReactNode;
}

const isOnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, input, label, dl') !== null;

/** The card of a plan or an add-on, marked while it is selected. */
export const OfferCard = ({ labelledBy, isSelected, className, onPress, children }: OfferCardProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the control inside is what keyboards use
  <article
    className={['py-card', className, isSelected && styles.selected, onPress && styles.pressable]
      .filter(Boolean)
      .join(' ')}
    aria-labelledby={labelledBy}
    onClick={(event) => {
      if (!isOnControl(event.target)) onPress?.();
    }}
  >
    {children}
  </article>
);
