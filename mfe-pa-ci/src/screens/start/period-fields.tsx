import { Form } from 'antd';
import { config } from '@payung/shared/config.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { useText } from '#messages/catalogue.ts';
import { MONTHS, endOfCover } from '#rules/cover.ts';
import type { Months } from '#rules/cover.ts';
import type { CoverValues } from './cover.form.ts';
import { useCoverRule } from './cover-rule.ts';

const MonthsChoice = (field: { value?: Months; onChange?: (months: Months) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="months"
      legend={t('pa.months.legend')}
      isShort
      options={MONTHS.map((months) => ({ value: months, label: String(months) }))}
    />
  );
};

/** From when and for how long; the last day follows. */
export const PeriodFields = ({ startDate, months }: Pick<CoverValues, 'startDate' | 'months'>) => {
  const t = useText();
  const rule = useCoverRule();
  return (
    <Block id="period" title={t('pa.period')}>
      <Form.Item
        name="startDate"
        label={t('pa.start.date')}
        extra={t('pa.start.date.help', { days: config.sale.startDaysAhead })}
        rules={[rule('startDate')]}
        required
      >
        <DateField label={t('pa.start.date')} min={today()} max={latestStart(today())} />
      </Form.Item>
      <Form.Item name="months" noStyle>
        <MonthsChoice />
      </Form.Item>
      <p aria-live="polite">
        {isIsoDate(startDate)
          ? t('pa.period.end', { date: formatDate(endOfCover(startDate, months)) })
          : t('pa.period.end.open')}
      </p>
    </Block>
  );
};
