import { Form, Input } from 'antd';
import { NAME_MAX } from '@payung/shared/domain/names.ts';
import { checkMobile } from '@payung/shared/domain/phone.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { ruleOf } from '@payung/shared/ui/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/phone-entry.tsx';
import { useText } from '#messages/catalogue.ts';
import { usePropertyRule } from './property-rule.ts';

/** Whose property it is; the phone only where an agent begins a quote. */
export const InsuredFields = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  const rule = usePropertyRule();
  return (
    <Block id="insured" title={t('home.property.insured')}>
      <Form.Item
        name="insuredName"
        label={t('home.create.name')}
        extra={t('home.create.name.help')}
        rules={[rule('insuredName')]}
        required
      >
        <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
      </Form.Item>
      {asksPhone ? (
        <Form.Item
          name="insuredMobile"
          label={
            <span>
              {t('home.create.phone')} <span className="py-quiet">({t('common.optional')})</span>
            </span>
          }
          extra={t('home.create.phone.help')}
          rules={[ruleOf((phone) => (phone === '' ? undefined : checkMobile(phone)))]}
        >
          <PhoneEntry />
        </Form.Item>
      ) : null}
    </Block>
  );
};
