import { Button } from 'antd';
import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { useText } from '#messages/catalogue.ts';

interface PriceQuestionProps {
  /** Whole rupiah. */
  sumInsured: number;
  guidePrice: number;
  onKeep: () => void;
  onClose: () => void;
}

/** The sum insured is far from the guide price (ruling R17): it may be right, so it is asked. */
export const PriceQuestion = ({ sumInsured, guidePrice, onKeep, onClose }: PriceQuestionProps) => {
  const t = useText();
  const amounts = { sum: formatRupiah(sumInsured), guide: formatRupiah(guidePrice) };
  return (
    <AdaptiveDialog
      open
      title={t('motor.create.unusual')}
      onClose={onClose}
      footer={
        <div className="py-row">
          <Button type="primary" size="large" onClick={onKeep}>
            {t('motor.create.unusual.keep', amounts)}
          </Button>
          <Button size="large" onClick={onClose}>
            {t('motor.create.unusual.change')}
          </Button>
        </div>
      }
    >
      <p>{t('motor.create.unusual.text', amounts)}</p>
    </AdaptiveDialog>
  );
};
