import { useState } from 'react';
import { Form } from 'antd';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { AccidentPlan } from '#contract/accident-endpoints.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import type { CoverValues } from './cover.form.ts';
import { EMPTY_COVER } from './cover.form.ts';
import { useCoverRule } from './cover-rule.ts';
import { PeopleFields } from './people-fields.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PlanChoice } from './plan-choice.tsx';

interface CoverFormProps {
  plans: readonly AccidentPlan[];
  /** The quote whose cover is changed; nothing when a quote is begun. */
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
  /** Fields that are not shown keep what they held. */
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
