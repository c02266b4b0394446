import { useId, useState } from 'react';
import { ENOUGH_INSURED_SHARE, SMALL_LOSS_SHARE, settleLoss } from '#rules/underinsurance.ts';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { DRAWINGS } from '@payung/shared/ui/drawings.ts';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import styles from './underinsurance.module.css';

/** Half insured, and a loss of a fifth. Whole rupiah. */
const EXAMPLE = { loss: 200_000_000, sumInsured: 500_000_000, actualValue: 1_000_000_000 };

const percent = (share: number): number => Math.round(share * 100);

/** Why the sum should be the whole value, with the rules of the wording (ruling K121). */
export const Underinsurance = () => {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className="py-text-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <LineIcon path={isOpen ? DRAWINGS.minus : DRAWINGS.plus} size={20} />
        {t('home.under.ask')}
      </button>
      <div id={id} className={`py-small ${styles.answer}`} hidden={!isOpen}>
        <p>{t('home.under.value')}</p>
        <ul>
          <li>{t('home.under.small', { percent: percent(SMALL_LOSS_SHARE) })}</li>
          <li>{t('home.under.enough', { percent: percent(ENOUGH_INSURED_SHARE) })}</li>
          <li>{t('home.under.total')}</li>
        </ul>
        <p>
          {t('home.under.example', {
            sum: formatRupiah(EXAMPLE.sumInsured),
            value: formatRupiah(EXAMPLE.actualValue),
            loss: formatRupiah(EXAMPLE.loss),
            paid: formatRupiah(settleLoss(EXAMPLE).paid),
          })}
        </p>
      </div>
    </div>
  );
};
