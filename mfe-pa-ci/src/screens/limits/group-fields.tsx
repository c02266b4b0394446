import { formatRupiah } from '@payung/shared/domain/money/money.ts';
import { checkPrinted } from '@payung/shared/domain/text/printed-text.ts';
import { CountField } from '@payung/shared/ui/fields/count-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import type { AccidentPlan } from '#contract/schemas/accident.ts';
import { useText } from '#messages/catalogue.ts';
import { MAX_PARTICIPANTS } from '#rules/cover.ts';
import type { Months } from '#rules/cover.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

/** As the call takes it. */
const NAME_MAX = 60;

interface PlanRadiosProps {
  index: number;
  plans: readonly AccidentPlan[];
  months: Months;
  /** Forms give them. */
  id?: string;
  value?: string;
  onChange?: (planCode: string) => void;
}

const PlanRadios = ({ index, plans, months, id, ...field }: PlanRadiosProps) => {
  const t = useText();
  return (
    <div id={id} tabIndex={-1}>
      <RadioChoice
        {...field}
        name={`group-${index}-plan`}
        legend={t('pa.group.plan')}
        options={plans.map(({ code, name, limit, premiums }) => ({
          value: code,
          label: name,
          help: t('pa.group.plan.help', {
            limit: formatRupiah(limit),
            amount: formatRupiah(premiums[months]),
          }),
        }))}
      />
    </div>
  );
};

interface GroupFieldsProps {
  index: number;
  plans: readonly AccidentPlan[];
  months: Months;
  /** First and last place in the order of the insureds. */
  places: { readonly first: number; readonly last: number };
  /** Absent where it is the only group. */
  onRemove: (() => void) | undefined;
}

/** One group: its name, how many it has, and their plan (PA-032). */
export const GroupFields = ({ index, plans, months, places, onRemove }: GroupFieldsProps) => {
  const t = useText();
  const number = index + 1;
  return (
    <Block id={`group-${index}`} title={t('pa.group.title', { number })}>
      <p className="py-quiet py-small">
        {places.first === places.last
          ? t('pa.insured.numbered', { number: places.first })
          : t('pa.group.places', places)}
      </p>
      <Form.Item
        name={[index, 'name']}
        label={t('pa.group.name.label')}
        extra={t('pa.group.name.help')}
        rules={[ruleOf<string>((name) => (name.trim() === '' ? 'pa.group.name' : checkPrinted(name)))]}
        required
      >
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <div className="py-field">
        <span className="py-field-label">{t('pa.group.participants')}</span>
        <Form.Item name={[index, 'participants']} noStyle>
          <CountField
            label={t('pa.group.participants.of', { number })}
            fewer={t('pa.group.fewer', { number })}
            more={t('pa.group.more', { number })}
            min={1}
            max={MAX_PARTICIPANTS}
          />
        </Form.Item>
      </div>
      <Form.Item
        name={[index, 'planCode']}
        rules={[ruleOf<string>((code) => (code === '' ? 'pa.plan.required' : undefined))]}
      >
        <PlanRadios index={index} plans={plans} months={months} />
      </Form.Item>
      {onRemove === undefined ? null : (
        <div>
          <Button onClick={onRemove}>{t('pa.group.remove', { number })}</Button>
        </div>
      )}
    </Block>
  );
};
