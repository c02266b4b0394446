import { useState } from 'react';
import { QuoteFormBar, QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { useFormDraft } from '@payung/shared/journey/steps/form-draft.ts';
import { useSingleFlight } from '@payung/shared/journey/steps/single-flight.ts';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useAccidentPlans, useAccidentStep } from '#accident-quote/kit.ts';
import { useSaveAccidentStep } from '#accident-quote/save.ts';
import type { AccidentQuoteRecord, AccidentPlan } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { checkGroups } from '#rules/cover.ts';
import { areSaved, groupsOf, valuesOf, nextGroup, placesOf, remainingOf } from './limits.form.ts';
import type { LimitValues } from './limits.form.ts';
import { GroupFields } from './group-fields.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

export const Screen = () => {
  const t = useText();
  const { quoteId, quote, isOpen, progress, back, goNext, draft: name } = useAccidentStep('limits');
  const plans = useAccidentPlans();
  const draft = useFormDraft<LimitValues>(name);
  const saving = useSaveAccidentStep(quoteId);
  const [isBusy, run] = useSingleFlight();

  const submit = (saved: AccidentQuoteRecord, values: LimitValues): void =>
    run(async () => {
      const groups = groupsOf(values);
      if (!areSaved(groups, saved) && !(await saving.save({ kind: 'groups', groups }))) return 'stayed';
      await draft.drop();
      goNext(saved);
      return 'navigated';
    });

  return (
    <Page
      title={t('pa.limits.title')}
      step={progress}
      back={back}
      intro={t('pa.limits.intro')}
      bar={
        <QuoteFormBar
          label={t('common.next')}
          isReady={quote.data !== undefined && plans.data !== undefined}
          isBusy={isBusy}
        />
      }
    >
      <QueryBoundary isOpen={isOpen} of={[quote, plans, draft.restored]} loading={<Loading shape="form" />}>
        {(saved, offered) => (
          <LimitsForm
            plans={offered}
            quote={saved}
            first={draft.typed ?? valuesOf(saved)}
            problem={saving.problem}
            onType={draft.keep}
            onSave={(values) => submit(saved, values)}
          />
        )}
      </QueryBoundary>
    </Page>
  );
};

interface LimitsFormProps {
  plans: readonly AccidentPlan[];
  quote: AccidentQuoteRecord;
  first: LimitValues;
  problem: string | undefined;
  onType: (values: LimitValues) => void;
  onSave: (values: LimitValues) => void;
}

/** Groups of insureds, each with a name, a number and a plan (N32). */
const LimitsForm = ({ plans, quote, first, problem, onType, onSave }: LimitsFormProps) => {
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

interface RemainingProps {
  /** Below 0 where the groups have more than are insured. */
  remaining: number;
  participants: number;
}

/** How many are in no group yet, or are too many. */
const Remaining = ({ remaining, participants }: RemainingProps) => {
  const t = useText();
  if (remaining < 0)
    return (
      <FieldError id="groups-sum">{t('pa.group.tooMany', { count: -remaining, participants })}</FieldError>
    );
  return (
    <p aria-live="polite">
      {remaining === 0
        ? t('pa.group.complete', { participants })
        : t('pa.group.remaining', { count: remaining, participants })}
    </p>
  );
};
