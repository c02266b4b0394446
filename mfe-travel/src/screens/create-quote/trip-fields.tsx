import { lazy, Suspense, useState } from 'react';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { CountField } from '@payung/shared/ui/fields/count-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { ADULTS, MAX_CHILDREN } from '#rules/constants.ts';
import { checkArrival, checkDeparture } from '#rules/trip.ts';
import { useText } from '#messages/catalogue.ts';
import { checkMainInsuredAge } from '#rules/age.ts';
import { DestinationField } from './destination-field.tsx';
import type { DestinationFieldProps } from './destination-field.tsx';
import type { CreateQuoteValues } from './create-quote.form.ts';

const TripCalendar = lazy(async () => ({ default: (await import('./trip-calendar.tsx')).TripCalendar }));

const Adults = (field: { value?: number; onChange?: (count: number) => void }) => {
  const t = useText();
  const counts = Array.from({ length: ADULTS.max - ADULTS.min + 1 }, (_, index) => ADULTS.min + index);
  return (
    <RadioChoice
      {...field}
      isShort
      name="adultCount"
      legend={t('travel.create.adults')}
      options={counts.map((value) => ({ value, label: String(value) }))}
    />
  );
};

/** Draws itself again with the departure. */
const ArrivalField = () => {
  const t = useText();
  const form = Form.useFormInstance<CreateQuoteValues>();
  const departure = Form.useWatch('departureDate', form) ?? '';
  return (
    <Form.Item
      name="arrivalDate"
      label={t('travel.create.arrival')}
      extra={t('travel.create.arrival.help')}
      dependencies={['departureDate']}
      rules={[ruleOf((day) => checkArrival(day, departure))]}
      required
    >
      <DateField label={t('travel.create.arrival')} min={departure === '' ? today() : departure} />
    </Form.Item>
  );
};

interface TripFieldsProps extends DestinationFieldProps {
  /** Both days were chosen at once. */
  onDates: (dates: Pick<CreateQuoteValues, 'departureDate' | 'arrivalDate'>) => void;
}

/** Both dates in one calendar, for who would rather tap than type. */
const BothDates = ({ onDates }: Pick<TripFieldsProps, 'onDates'>) => {
  const t = useText();
  const form = Form.useFormInstance<CreateQuoteValues>();
  const [isOpen, setOpen] = useState(false);
  const { departureDate, arrivalDate } = form.getFieldsValue(true);
  return (
    <div>
      <button type="button" className="py-text-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('date.range.open')}
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <TripCalendar
            start={departureDate}
            end={arrivalDate}
            onClose={() => setOpen(false)}
            onChoose={(departure, arrival) => {
              onDates({ departureDate: departure, arrivalDate: arrival });
              setOpen(false);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
};

/** Where, when and how many. */
export const TripFields = ({ onDates, ...destinations }: TripFieldsProps) => {
  const t = useText();
  return (
    <Block id="trip" title={t('travel.trip.title')}>
      <DestinationField {...destinations} />
      <div className="py-two">
        <Form.Item
          name="departureDate"
          label={t('travel.create.departure')}
          rules={[ruleOf((day) => checkDeparture(day, today()))]}
          required
        >
          <DateField label={t('travel.create.departure')} min={today()} max={latestStart(today())} />
        </Form.Item>
        <ArrivalField />
      </div>
      <BothDates onDates={onDates} />
      <div className="py-field">
        <Form.Item name="adultCount" noStyle>
          <Adults />
        </Form.Item>
        <p className="py-field-help">{t('travel.create.adults.help')}</p>
      </div>
      <div className="py-field">
        <span className="py-field-label">{t('travel.create.children')}</span>
        <Form.Item name="childCount" noStyle>
          <CountField
            label={t('travel.create.children')}
            fewer={t('travel.create.children.fewer')}
            more={t('travel.create.children.more')}
            min={0}
            max={MAX_CHILDREN}
          />
        </Form.Item>
        <p className="py-field-help">{t('travel.create.children.help')}</p>
      </div>
    </Block>
  );
};

/** Who the main insured is; their age sets the plans. */
export const MainInsured = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  return (
    <InsuredFields
      words={{
        title: t('travel.create.insured'),
        name: t('travel.create.name'),
        nameHelp: t('travel.create.name.help'),
      }}
      nameRule={ruleOf(checkName)}
      asksPhone={asksPhone}
    >
      <Form.Item
        name="insuredBirthDate"
        label={t('travel.create.dob')}
        extra={t('travel.create.dob.help')}
        rules={[ruleOf((birthDate) => checkMainInsuredAge(birthDate, today()))]}
        required
      >
        <DateField label={t('travel.create.dob')} autoComplete="bday" max={today()} />
      </Form.Item>
    </InsuredFields>
  );
};
