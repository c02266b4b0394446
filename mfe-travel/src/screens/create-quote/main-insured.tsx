import { Form } from 'antd';
import { checkName } from '@payung/shared/domain/people/names.ts';
import { checkMainInsuredAge } from '#rules/age.ts';
import { InsuredFields } from '@payung/shared/journey/customer/insured-fields.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { useText } from '#messages/catalogue.ts';

/** Who the main insured is; their age sets the plans. */
export const MainInsured = ({ asksPhone }: { asksPhone: boolean }) => {
  const t = useText();
  return (
    <InsuredFields
      words={{
        title: t('travel.create.insured'),
        name: t('travel.create.name'),
        nameHelp: t('travel.create.name.help'),
      }}
      nameRule={ruleOf(checkName)}
      asksPhone={asksPhone}
    >
      <Form.Item
        name="insuredBirthDate"
        label={t('travel.create.dob')}
        extra={t('travel.create.dob.help')}
        rules={[ruleOf((birthDate) => checkMainInsuredAge(birthDate, today()))]}
        required
      >
        <DateField label={t('travel.create.dob')} autoComplete="bday" max={today()} />
      </Form.Item>
    </InsuredFields>
  );
};
