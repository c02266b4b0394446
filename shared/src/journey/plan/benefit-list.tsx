import type { ComponentProps } from 'react';
import { useId, useState } from 'react';
import type { QuoteRecord } from '#schemas/quote.ts';
import { OfferCard } from './plan-card.tsx';
import { PlanHeading } from './plan-heading.tsx';
import { useText } from '#messages/text.ts';
import { Empty } from '#ui/feedback/states.tsx';
import { Rupiah } from '#ui/text/values.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import styles from './benefit-list.module.css';

interface OfferedBenefit {
  readonly code: string;
  readonly name: string;
  readonly note: string;
  /** Whole rupiah. */
  readonly premium: number;
  /** Address of its icon. */
  readonly icon: string;
}

interface BenefitListProps {
  quote: Pick<QuoteRecord, 'productId' | 'planName' | 'premium'>;
  /** All that can be chosen with the plan. */
  offered: readonly OfferedBenefit[];
  isChosen: (code: string) => boolean;
  onToggle: (code: string) => void;
  disabled: boolean;
  control?: ComponentProps<typeof BenefitCard>['control'];
}

/** The chosen plan, then every benefit that can be chosen with it. */
export const BenefitList = ({ quote, offered, isChosen, onToggle, disabled, control }: BenefitListProps) => {
  const text = useText();
  return (
    <>
      <section className="py-card py-between">
        <PlanHeading quote={quote} />
        <strong>
          <Rupiah amount={quote.premium} />
        </strong>
      </section>
      {offered.length === 0 ? (
        <Empty text={text('benefit.empty')} />
      ) : (
        <div className="py-stack">
          {offered.map((benefit) => (
            <BenefitCard
              key={benefit.code}
              control={control}
              icon={benefit.icon}
              name={benefit.name}
              note={benefit.note}
              price={benefit.premium}
              checked={isChosen(benefit.code)}
              onToggle={() => onToggle(benefit.code)}
              disabled={disabled}
            />
          ))}
        </div>
      )}
    </>
  );
};

interface BenefitCardProps {
  /** Address of the picture. */
  icon?: string;
  name: string;
  note: string;
  /** Whole rupiah. */
  price: number;
  checked: boolean;
  onToggle: (checked: boolean) => void;
  disabled?: boolean;
  control?: 'switch' | 'checkbox';
}

const Note = ({ id, note, about }: { id: string; note: string; about: string }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const { text: start, isCut } = collapseNote(note);
  return (
    <p className="py-quiet py-small">
      <span id={id}>{unbroken(isOpen ? note : start)}</span>
      {isCut ? (
        <>
          {isOpen ? ' ' : '… '}
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-describedby={about}
            onClick={() => setOpen(!isOpen)}
          >
            {text(isOpen ? 'common.less' : 'common.more')}
          </button>
        </>
      ) : null}
    </p>
  );
};

/** One add-on with its switch or checkbox. */
export const BenefitCard = ({
  icon,
  name,
  note,
  price,
  checked,
  onToggle,
  disabled = false,
  control = 'switch',
}: BenefitCardProps) => {
  const nameId = useId();
  const noteId = useId();
  return (
    <OfferCard
      labelledBy={nameId}
      isSelected={checked}
      className={styles.card}
      onPress={disabled ? undefined : () => onToggle(!checked)}
    >
      {icon ? <img className={styles.icon} src={icon} alt="" width={48} height={48} loading="lazy" /> : null}
      <div className={styles.words}>
        <h3 id={nameId}>{name}</h3>
        {note === '' ? null : <Note id={noteId} note={note} about={nameId} />}
        <p className={styles.price}>
          <Rupiah amount={price} />
        </p>
      </div>
      <input
        type="checkbox"
        {...(control === 'switch'
          ? { role: 'switch', 'aria-checked': checked, className: styles.switch }
          : { className: styles.tick })}
        aria-labelledby={nameId}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </OfferCard>
  );
};

const NOTE_MAX_CHARS = 100;

/** A note above 100 characters is cut there until more is asked for (TRV-035). */
const collapseNote = (note: string): { readonly text: string; readonly isCut: boolean } =>
  note.length > NOTE_MAX_CHARS
    ? { text: note.slice(0, NOTE_MAX_CHARS), isCut: true }
    : { text: note, isCut: false };
