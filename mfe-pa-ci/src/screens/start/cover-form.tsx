import { useState } from 'react';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { CountField } from '@payung/shared/ui/fields/count-field.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { config } from '@payung/shared/config.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { AccidentPlan, AccidentQuoteRecord, LimitType } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { MAX_PARTICIPANTS, MONTHS, endOfCover } from '#rules/cover.ts';
import type { Months } from '#rules/cover.ts';
import type { CoverValues } from './cover.form.ts';
import { EMPTY_COVER, useCoverRule } from './cover.form.ts';
import { PlanChoice } from './plan-choice.tsx';

interface CoverFormProps {
  plans: readonly AccidentPlan[];
  /** The quote whose cover is changed; undefined for a new quote. */
  quote: AccidentQuoteRecord | undefined;
  first: CoverValues;
  problem: string | undefined;
  onType: (values: CoverValues) => void;
  onSave: (values: CoverValues) => void;
}

const Plan = ({ plans, values }: { plans: readonly AccidentPlan[]; values: CoverValues }) => {
  const t = useText();
  const rule = useCoverRule();
  if (values.limitType === 'separate') return <InlineNotice kind="info" text={t('pa.limit.separate.next')} />;
  return (
    <Block id="plan" title={t('pa.plan.title')}>
      <Form.Item name="planCode" rules={[rule('planCode')]}>
        <PlanChoice plans={plans} participants={values.participants} months={values.months} />
      </Form.Item>
    </Block>
  );
};

const Policyholder = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  const rule = useCoverRule();
  return (
    <InsuredFields
      words={{ title: t('pa.holder'), name: t('pa.holder.name'), nameHelp: t('pa.holder.name.help') }}
      nameRule={rule('insuredName')}
      asksPhone={asksPhone}
    />
  );
};

/** Who, for how long, with which plan (N31). */
export const CoverForm = ({ plans, quote, first, problem, onType, onSave }: CoverFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<CoverValues>();
  const [values, setValues] = useState(first);
  /** Fields that are not shown keep their values. */
  const now = (): CoverValues => ({ ...EMPTY_COVER, ...form.getFieldsValue(true) });
  return (
    <QuoteForm<CoverValues>
      form={form}
      initialValues={first}
      problem={problem}
      onType={() => {
        setValues(now());
        onType(now());
      }}
      onSave={() => onSave(now())}
    >
      {quote?.quotedAt === undefined ? null : <InlineNotice kind="warning" text={t('pa.start.reset')} />}
      <PeopleFields />
      <PeriodFields startDate={values.startDate} months={values.months} />
      <Plan plans={plans} values={values} />
      <Policyholder asksPhone={quote === undefined && !isLinkMode} />
    </QuoteForm>
  );
};

const LimitChoice = (field: { value?: LimitType; onChange?: (type: LimitType) => void }) => {
  const t = useText();
  return (
    <RadioChoice
      {...field}
      name="limitType"
      legend={t('pa.limit.legend')}
      options={[
        { value: 'one', label: t('pa.limit.one'), help: t('pa.limit.one.help') },
        { value: 'separate', label: t('pa.limit.separate'), help: t('pa.limit.separate.help') },
      ]}
    />
  );
};

/** How many are insured (PA-025), and whether all of them have the same limit. */
const PeopleFields = () => {
  const t = useText();
  const rule = useCoverRule();
  return (
    <Block id="people" title={t('pa.start.people')}>
      <div className="py-field">
        <span className="py-field-label">{t('pa.participants')}</span>
        <Form.Item name="participants" rules={[rule('participants')]} noStyle>
          <CountField
            label={t('pa.participants')}
            fewer={t('pa.participants.fewer')}
            more={t('pa.participants.more')}
            min={1}
            max={MAX_PARTICIPANTS}
          />
        </Form.Item>
        <p className="py-field-help">{t('pa.participants.help', { max: MAX_PARTICIPANTS })}</p>
      </div>
      <Form.Item name="limitType" noStyle>
        <LimitChoice />
      </Form.Item>
    </Block>
  );
};

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
const PeriodFields = ({ startDate, months }: Pick<CoverValues, 'startDate' | 'months'>) => {
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
