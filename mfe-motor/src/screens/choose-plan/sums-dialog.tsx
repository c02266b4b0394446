import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Row, Rows } from '@payung/shared/ui/text/rows.tsx';
import { Rupiah } from '@payung/shared/ui/text/rupiah.tsx';
import { useText } from '#messages/catalogue.ts';

const YEARS = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

interface SumsDialogProps {
  /** Whole rupiah, first year first. */
  sums: readonly number[];
  onClose: () => void;
}

/** The sum insured of each year (MOT-006): a vehicle loses value. Mounted while it is open. */
export const SumsDialog = ({ sums, onClose }: SumsDialogProps) => {
  const t = useText();
  return (
    <AdaptiveDialog open title={t('motor.plan.sums')} onClose={onClose} width={420}>
      <div className="py-stack">
        <Rows>
          {YEARS.slice(0, sums.length).map((year, index) => (
            <Row key={year} label={t(`motor.si.${year}`)}>
              <Rupiah amount={sums[index] ?? 0} />
            </Row>
          ))}
        </Rows>
        <p className="py-quiet py-small">{t('motor.plan.sums.note')}</p>
      </div>
    </AdaptiveDialog>
  );
};
