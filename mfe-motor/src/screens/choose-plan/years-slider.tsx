import { useId } from 'react';
import { ConfigProvider, Slider } from 'antd';
import { StepperButton } from '@payung/shared/ui/fields/count-field.tsx';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { Row, Rows } from '@payung/shared/ui/text/facts.tsx';
import { Rupiah } from '@payung/shared/ui/text/values.tsx';
import { MAX_YEARS } from '#rules/multi-year.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './years-slider.module.css';

/** A handle large enough for a finger; the buttons beside it need no dragging. */
const LARGE = {
  components: { Slider: { handleSize: 24, handleSizeHover: 28, railSize: 8, controlSize: 28 } },
};

/** antd gives a mark no width, so that its label would wrap at every word. */
const inOneLine = (label: string) => ({ label, style: { whiteSpace: 'nowrap' } as const });

interface YearsSliderProps {
  /** 1 to 5. */
  value: number;
  onChange: (years: number) => void;
  /** Opens the sums insured of these years. */
  onShowSums: () => void;
}

/** Years of cover, by dragging, by keyboard or by the buttons beside it (MOT-004). */
export const YearsSlider = ({ value, onChange, onShowSums }: YearsSliderProps) => {
  const t = useText();
  const title = useId();
  const years = t('motor.vehicle.years', { years: value });
  return (
    <section className="py-card" aria-labelledby={title}>
      <div className="py-between">
        <h2 id={title}>{t('motor.plan.years')}</h2>
        <output aria-live="polite">
          <strong>{years}</strong>
        </output>
      </div>
      <div className={styles.slider}>
        <StepperButton
          direction="minus"
          label={t('motor.plan.years.fewer')}
          disabled={value <= 1}
          onPress={() => onChange(value - 1)}
        />
        <ConfigProvider theme={LARGE}>
          <Slider
            className={styles.track}
            min={1}
            max={MAX_YEARS}
            value={value}
            marks={{ 1: inOneLine(t('motor.year1')), [MAX_YEARS]: inOneLine(t('motor.year5')) }}
            tooltip={{ open: false }}
            ariaLabelForHandle={t('motor.plan.years')}
            ariaValueTextFormatterForHandle={() => years}
            onChange={onChange}
          />
        </ConfigProvider>
        <StepperButton
          direction="plus"
          label={t('motor.plan.years.more')}
          disabled={value >= MAX_YEARS}
          onPress={() => onChange(value + 1)}
        />
      </div>
      <div>
        <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={onShowSums}>
          {t('motor.plan.sums')}
        </button>
      </div>
    </section>
  );
};

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
