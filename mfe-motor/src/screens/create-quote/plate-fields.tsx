import { useLanguage } from '@payung/shared/session/language.ts';
import { PLATE_CODES, normalisePlate, plateCodeOf } from '#rules/plate.ts';
import { useText } from '#messages/catalogue.ts';
import { SuggestField } from '@payung/shared/ui/choices/suggest-field.tsx';
import { useVehicleRule } from './create-quote.form.ts';
import styles from './create-quote.module.css';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

/** Length that lets a whole plate be pasted. */
const MOST_CODE = 12;
/** Longer than any plate, so that a too long one gets a message instead of being cut. */
const MOST_PART = 6;
const MOST_SUGGESTIONS = 12;

const inCapitals = (text: unknown): string => normalisePlate(typeof text === 'string' ? text : '');

/** The tariff region of the plate, shown while it is typed. */
const Region = ({ code }: { code: string }) => {
  const t = useText();
  const language = useLanguage();
  const known = plateCodeOf(code);
  return (
    <p className="py-live py-field-help" aria-live="polite">
      {known === undefined
        ? ''
        : t('motor.create.plate.region', {
            code: known.code,
            place: known.place[language],
            region: known.region,
          })}
    </p>
  );
};

/** Region code, number and letters of the plate (MOT-066, MOT-067). */
export const PlateFields = ({ code }: { code: string }) => {
  const t = useText();
  const language = useLanguage();
  const rule = useVehicleRule();
  const typed = code.toUpperCase();
  const suggestions = PLATE_CODES.filter(
    (each) => each.code.startsWith(typed) || each.place[language].toUpperCase().includes(typed),
  )
    .slice(0, MOST_SUGGESTIONS)
    .map((each) => ({ value: each.code, label: `${each.code} · ${each.place[language]}` }));
  return (
    <fieldset className="py-stack-tight">
      <legend className={styles.legend}>{t('motor.vehicle.plate')}</legend>
      <div className={styles.plate}>
        <Form.Item
          name="plateCode"
          label={t('motor.create.plate.code')}
          rules={[rule('plateCode')]}
          normalize={inCapitals}
          required
        >
          <SuggestField suggestions={suggestions} placeholder="B" maxLength={MOST_CODE} />
        </Form.Item>
        <Form.Item
          name="plateNumber"
          label={t('motor.create.plate.number')}
          rules={[rule('plateNumber')]}
          normalize={inCapitals}
          required
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="off"
            placeholder="1234"
            maxLength={MOST_PART}
          />
        </Form.Item>
        <Form.Item
          name="plateSuffix"
          label={t('motor.create.plate.suffix')}
          rules={[rule('plateSuffix')]}
          normalize={inCapitals}
          required
        >
          <Input size="large" autoComplete="off" autoCapitalize="characters" maxLength={MOST_PART} />
        </Form.Item>
      </div>
      <Region code={code} />
    </fieldset>
  );
};
