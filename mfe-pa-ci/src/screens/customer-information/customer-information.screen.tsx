import { CustomerInformationPage } from '@payung/shared/journey/customer/customer-information-page.tsx';
import { SubtotalCard } from '@payung/shared/journey/price/price-lines.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { config } from '@payung/shared/config.ts';
import { latestStart } from '@payung/shared/domain/cover-start.ts';
import { formatDate, isIsoDate } from '@payung/shared/domain/dates.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { ContactFields } from '@payung/shared/journey/customer/contact-fields.tsx';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useAccidentStep } from '#accident-quote/kit.ts';
import { useSaveAccidentStep } from '#accident-quote/save.ts';
import type { Policyholder, AccidentQuoteRecord } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { endOfCover } from '#rules/cover.ts';
import { isSaved, policyholderOf, valuesOf, holderProblems } from './customer-information.form.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

export const Screen = () => {
  const t = useText();
  const step = useAccidentStep('customerInformation');
  const draft = useFormDraft<Policyholder>(step.draft);
  const saving = useSaveAccidentStep(step.quoteId);
  const record = step.quote.data;
  return (
    <CustomerInformationPage
      title={t('pa.customer.title')}
      step={step}
      draft={draft}
      price={
        record === undefined ? null : (
          <SubtotalCard label={t('price.total')} amount={record.subtotal} excludesAdminCost />
        )
      }
      save={async (quote, values: Policyholder) =>
        isSaved(quote, values) || saving.save({ kind: 'policyholder', policyholder: policyholderOf(values) })
      }
    >
      {(quote, submit) => (
        <HolderForm
          quote={quote}
          first={{ ...valuesOf(quote), ...draft.typed }}
          problem={saving.problem}
          onType={draft.keep}
          onSave={submit}
        />
      )}
    </CustomerInformationPage>
  );
};

interface HolderFormProps {
  quote: AccidentQuoteRecord;
  first: Policyholder;
  problem: string | undefined;
  onType: (values: Policyholder) => void;
  onSave: (values: Policyholder) => void;
}

/** Who the policy belongs to, how they are reached, and from when it covers (N34). */
const HolderForm = ({ quote, first, problem, onType, onSave }: HolderFormProps) => {
  const t = useText();
  const isLinkMode = useIsLinkMode();
  const [form] = Form.useForm<Policyholder>();
  const now = (): Policyholder => ({ ...first, ...form.getFieldsValue(true) });
  const rule = (field: keyof Policyholder) =>
    ruleOf<string>(() => holderProblems(now(), quote, today())[field]);
  const start = Form.useWatch('startDate', form) ?? first.startDate;
  return (
    <QuoteForm<Policyholder>
      form={form}
      initialValues={first}
      problem={problem}
      onType={() => onType(now())}
      onSave={() => onSave(now())}
    >
      <Block id="holder" title={t('pa.holder')}>
        <Form.Item
          name="insuredName"
          label={t('pa.holder.name')}
          extra={t('pa.holder.name.help')}
          rules={[rule('insuredName')]}
          required
        >
          <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
        </Form.Item>
        <ContactFields
          mobile={['insuredPhone']}
          email={['insuredEmail']}
          isVerified={isLinkMode && quote.insuredPhone !== ''}
          emailRule={rule('insuredEmail')}
        />
      </Block>
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
        <p aria-live="polite">
          {isIsoDate(start)
            ? t('pa.period.end', { date: formatDate(endOfCover(start, quote.months)) })
            : t('pa.period.end.open')}
        </p>
      </Block>
    </QuoteForm>
  );
};
