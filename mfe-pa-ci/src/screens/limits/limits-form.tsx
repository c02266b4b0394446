import { useState } from 'react';
import { Button, Form } from 'antd';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import type { AccidentPlan } from '#contract/accident-endpoints.ts';
import type { AccidentQuoteRecord } from '#contract/accident-record.ts';
import { useText } from '#messages/catalogue.ts';
import { checkGroups } from '#rules/cover.ts';
import { GroupFields } from './group-fields.tsx';
import { nextGroup, placesOf, remainingOf } from './limits.form.ts';
import type { LimitValues } from './limits.form.ts';
import { Remaining } from './remaining.tsx';

interface LimitsFormProps {
  plans: readonly AccidentPlan[];
  quote: AccidentQuoteRecord;
  first: LimitValues;
  problem: string | undefined;
  onType: (values: LimitValues) => void;
  onSave: (values: LimitValues) => void;
}

/** Groups of insureds, each with a name, a number and a plan (N32). */
export const LimitsForm = ({ plans, quote, first, problem, onType, onSave }: LimitsFormProps) => {
  const t = useText();
  const [form] = Form.useForm<LimitValues>();
  const [{ groups }, setValues] = useState(first);
  const { participants, months } = quote;
  const now = (): LimitValues => form.getFieldsValue(true);
  const type = (): void => {
    setValues(now());
    onType(now());
  };
  return (
    <QuoteForm<LimitValues>
      form={form}
      initialValues={first}
      problem={problem}
      onType={type}
      isWrong={() => checkGroups(now().groups, participants) !== undefined}
      onSave={() => onSave(now())}
    >
      {quote.quotedAt === undefined ? null : <InlineNotice kind="warning" text={t('pa.start.reset')} />}
      <Form.List name="groups">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name: index }) => (
              <GroupFields
                key={key}
                index={index}
                plans={plans}
                months={months}
                places={placesOf(groups, index)}
                onRemove={
                  fields.length === 1
                    ? undefined
                    : () => {
                        remove(index);
                        type();
                      }
                }
              />
            ))}
            <Remaining remaining={remainingOf(groups, participants)} participants={participants} />
            {fields.length < participants ? (
              <div>
                <Button
                  size="large"
                  onClick={() => {
                    add(nextGroup(groups, participants));
                    type();
                  }}
                >
                  {t('pa.group.add')}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Form.List>
      <p className="py-quiet py-small">{t('pa.plan.example')}</p>
    </QuoteForm>
  );
};
