import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { useText } from '#messages/catalogue.ts';
import type { Acceptance } from '#rules/acceptance.ts';
import type { Coverage } from '#rules/vehicle.ts';
import styles from './choice-field.module.css';

interface CoverageFieldProps {
  id?: string;
  value?: Coverage | '';
  onChange?: (coverage: Coverage) => void;
  acceptance: Acceptance;
}

const textOf = { comprehensive: 'motor.comprehensive', totalLoss: 'motor.tlo' } as const;

/** The coverages that the vehicle is accepted for, and why it is not for the others (MOT-059 to MOT-063). */
export const CoverageField = ({
  id,
  value,
  onChange,
  acceptance: { coverages, problems },
}: CoverageFieldProps) => {
  const t = useText();
  return (
    // The form moves the focus here when nothing was chosen.
    <div id={id} className={styles.choice} tabIndex={-1}>
      {coverages.length === 0 ? null : (
        <RadioChoice
          name="coverage"
          legend={t('motor.vehicle.coverage')}
          options={coverages.map((each) => ({
            value: each,
            label: t(textOf[each]),
            help: t(`motor.create.${each}.help`),
          }))}
          value={value === '' ? undefined : value}
          onChange={onChange}
        />
      )}
      <div className="py-stack-tight" aria-live="polite">
        {problems.map(({ coverage, message }) => (
          <InlineNotice
            key={message}
            kind={coverage === undefined ? 'error' : 'info'}
            text={
              coverage === undefined
                ? t(message)
                : t('motor.create.notOffered', { coverage: t(textOf[coverage]), reason: t(message) })
            }
          />
        ))}
      </div>
    </div>
  );
};
