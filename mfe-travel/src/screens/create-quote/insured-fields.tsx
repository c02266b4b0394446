import { Form, Input } from 'antd';
import { NAME_MAX, checkName } from '@payung/shared/domain/names.ts';
import { checkMobile } from '@payung/shared/domain/phone.ts';
import { checkMainInsuredAge } from '@payung/shared/domain/travel/age.ts';
import { Block } from '@payung/shared/ui/block.tsx';
import { DateField } from '@payung/shared/ui/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/phone-entry.tsx';
import { useText } from '#messages/catalogue.ts';
import { today } from '@payung/shared/journey/today.ts';

/** Who the main insured is; the phone only where an agent begins a quote. */
export const InsuredFields = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  return (
    <Block id="insured" title={t('travel.create.insured')}>
      <Form.Item
        name="insuredName"
        label={t('travel.create.name')}
        extra={t('travel.create.name.help')}
        rules={[ruleOf(checkName)]}
        required
      >
        <Input size="large" autoComplete="name" maxLength={NAME_MAX} />
      </Form.Item>
      <Form.Item
        name="insuredDob"
        label={t('travel.create.dob')}
        extra={t('travel.create.dob.help')}
        rules={[ruleOf((dob) => checkMainInsuredAge(dob, today()))]}
        required
      >
        <DateField autoComplete="bday" max={today()} />
      </Form.Item>
      {asksPhone ? (
        <Form.Item
          name="insuredMobile"
          label={
            <span>
              {t('travel.create.phone')} <span className="py-quiet">({t('common.optional')})</span>
            </span>
          }
          extra={t('travel.create.phone.help')}
          rules={[ruleOf((phone) => (phone === '' ? undefined : checkMobile(phone)))]}
        >
          <PhoneEntry />
        </Form.Item>
      ) : null}
    </Block>
  );
};
