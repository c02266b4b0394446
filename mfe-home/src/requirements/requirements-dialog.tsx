import { useId, useState } from 'react';
import { LIMIT_VALUES } from '#rules/property.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { LineIcon } from '@payung/shared/ui/text/picture.tsx';
import { useText } from '#messages/catalogue.ts';
import { Sentence } from '#home-quote/sentence.tsx';
import styles from './requirements-dialog.module.css';
import { Button } from '@payung/shared/ui/button.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';

/** Own line drawings, 24 × 24: a house, a sum, bricks, a shield, a road. */
const REQUIREMENTS = [
  { id: 'dwelling', path: 'M3 11.500 12 4l9 7.500M5.500 9.500V20h13V9.500M10 20v-6h4v6' },
  { id: 'tsi', path: 'M3 7h18v11H3zM12 15.500a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6 10v.1M18 15v.1' },
  { id: 'construction', path: 'M3 6h18v12H3zM3 10h18M3 14h18M9 6v4M15 10v4M9 14v4' },
  {
    id: 'loss',
    path: 'M12 3.500 5 6v5.500c0 4.300 2.900 7.600 7 9 4.100-1.400 7-4.700 7-9V6zM8.500 12l2.500 2.500 4.500-5',
  },
  { id: 'road', path: 'M8 4 4 20M16 4l4 16M12 5v3M12 11v3M12 17v3' },
] as const;

interface RequirementsDialogProps {
  /** Back, and every other way to close. */
  onClose: () => void;
  /** The five requirements were agreed to. */
  onConfirm: () => void;
  /** It is being saved that they were. */
  isBusy?: boolean;
}

/** What a property must be like before a quote is started (HOME-002 to HOME-010). Mounted while it is open. */
export const RequirementsDialog = ({ onClose, onConfirm, isBusy }: RequirementsDialogProps) => {
  const t = useText();
  const help = useId();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <AdaptiveDialog
      // It opens with the page: Back in browsers skips a history entry that was made without a user gesture.
      closesOnBack={false}
      open
      title={t('home.req.title')}
      onClose={onClose}
      footer={
        <>
          <Button size="large" onClick={onClose}>
            {t('common.back')}
          </Button>
          <Button
            type="primary"
            size="large"
            disabled={!isAgreed}
            aria-describedby={isAgreed ? undefined : help}
            loading={isBusy}
            onClick={onConfirm}
          >
            {t('home.req.confirm')}
          </Button>
        </>
      }
    >
      <div className="py-stack">
        <p>{t('home.req.intro')}</p>
        <ul className={`py-drawn ${styles.requirements}`} aria-label={t('home.req.title')}>
          {REQUIREMENTS.map(({ id, path }) => (
            <li key={id}>
              <LineIcon path={path} />
              <Sentence>{t(`home.req.${id}`, LIMIT_VALUES)}</Sentence>
            </li>
          ))}
        </ul>
        <div className="py-field">
          <CheckBox checked={isAgreed} onChange={(event) => setAgreed(event.target.checked)}>
            {t('home.req.agree')}
          </CheckBox>
          <p id={help} className="py-field-help">
            {t('home.req.help')}
          </p>
        </div>
      </div>
    </AdaptiveDialog>
  );
};
