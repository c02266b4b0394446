import { useRef, useState } from 'react';
import { DiscountStepper } from '@payung/shared/journey/order/discount-stepper.tsx';
import { QuoteForm } from '@payung/shared/journey/start/quote-form.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { EMAIL_MAX, checkEmail } from '@payung/shared/domain/people/email.ts';
import { NAME_MAX, checkName } from '@payung/shared/domain/people/names.ts';
import { checkPhoneForOtp } from '@payung/shared/domain/people/phone.ts';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { useText } from '#messages/catalogue.ts';
import { CI_PROMO_MAX, checkCiPromo, ciDiscount } from '#rules/ci-reductions.ts';
import type { CiStartValues } from './ci-start.form.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

interface CiStartFormProps {
  first: CiStartValues;
  problem: string | undefined;
  onType: (values: CiStartValues) => void;
  onSave: (values: CiStartValues) => void;
}

/** Room for spaces that a pasted code brings along. */
const PROMO_TYPED_MAX = CI_PROMO_MAX + 10;

export const CiStartForm = ({ first, problem, onType, onSave }: CiStartFormProps) => {
  const t = useText();
  const [form] = Form.useForm<CiStartValues>();
  const [percent, setPercent] = useState(first.discountPercent);
  const isWrong = useRef(false);
  const now = (discountPercent = percent): CiStartValues => ({
    ...form.getFieldsValue(true),
    discountPercent,
  });
  return (
    <QuoteForm
      form={form}
      initialValues={first}
      problem={problem}
      onType={() => onType(now())}
      isWrong={() => isWrong.current}
      onSave={() => onSave(now())}
    >
      <CustomerFields />
      <Block id="reductions" title={t('ci.start.reductions')}>
        <p className="py-quiet">{t('ci.start.reductions.help')}</p>
        <DiscountStepper
          rules={ciDiscount}
          value={percent}
          onChange={(next) => {
            setPercent(next);
            onType(now(next));
          }}
          onErrorChange={(inError) => {
            isWrong.current = inError;
          }}
        />
        <Form.Item
          name="promoCode"
          label={
            <span>
              {t('summary.promo')} <span className="py-quiet">({t('common.optional')})</span>
            </span>
          }
          rules={[ruleOf<'ci.promo.invalid'>(checkCiPromo)]}
        >
          <Input size="large" autoComplete="off" maxLength={PROMO_TYPED_MAX} />
        </Form.Item>
      </Block>
    </QuoteForm>
  );
};

/** Whom the link is for. */
const CustomerFields = () => {
  const t = useText();
  return (
    <Block id="customer" title={t('ci.start.customer')}>
      <Form.Item name="insuredName" label={t('ci.start.name')} rules={[ruleOf(checkName)]} required>
        <Input size="large" autoComplete="off" maxLength={NAME_MAX} />
      </Form.Item>
      <div className="py-two">
        <Form.Item
          name="insuredPhone"
          label={t('contact.mobile')}
          extra={t('ci.start.phone.help')}
          rules={[ruleOf(checkPhoneForOtp)]}
          required
        >
          <PhoneEntry />
        </Form.Item>
        <Form.Item name="insuredEmail" label={t('contact.email')} rules={[ruleOf(checkEmail)]} required>
          <Input size="large" type="email" inputMode="email" autoComplete="off" maxLength={EMAIL_MAX} />
        </Form.Item>
      </div>
    </Block>
  );
};
