import { useId, useState } from 'react';
import { collapseNote } from '#domain/note.ts';
import { useText } from '#messages/text.ts';
import { Rupiah } from '#ui/text/rupiah.tsx';
import { unbroken } from '#ui/text/unbroken.ts';
import { OfferCard } from './offer-card.tsx';
import styles from './benefit-card.module.css';

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
