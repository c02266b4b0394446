import type { ReactNode } from 'react';
import { NAME_MAX } from '#domain/people/names.ts';
import { phoneProblem } from './customer-phone.tsx';
import { useText } from '#messages/text.ts';
import { Block } from '#ui/layout/page.tsx';
import { ruleOf } from '#ui/fields/form-rule.ts';
import { PhoneEntry } from '#ui/fields/phone-entry.tsx';
import { Input } from '#ui/input.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormRule } from '#ui/form/form-store.ts';

interface InsuredFieldsProps {
  words: { readonly title: string; readonly name: string; readonly nameHelp: string };
  nameRule: FormRule;
  /** Where an agent begins a quote. */
  asksPhone: boolean;
  /** What else a price needs to know of them. */
  children?: ReactNode;
}

/** Who is insured: `insuredName` and `insuredPhone` of a form that makes a quote. */
export const InsuredFields = ({ words, nameRule, asksPhone, children }: InsuredFieldsProps) => {
  const text = useText();
  return (
    <Block id="insured" title={words.title}>
      <Form.Item name="insuredName" label={words.name} extra={words.nameHelp} rules={[nameRule]} required>
        <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
      </Form.Item>
      {children}
      {asksPhone ? (
        <Form.Item
          name="insuredPhone"
          label={
            <span>
              {text('summary.phone')} <span className="py-quiet">({text('common.optional')})</span>
            </span>
          }
          extra={text('create.phone.help')}
          rules={[ruleOf(phoneProblem)]}
        >
          <PhoneEntry />
        </Form.Item>
      ) : null}
    </Block>
  );
};
