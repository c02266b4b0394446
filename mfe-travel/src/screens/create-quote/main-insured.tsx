import { Form } from 'antd';
import { checkName } from '@payung/shared/domain/names.ts';
import { checkMainInsuredAge } from '@payung/shared/domain/travel/age.ts';
import { InsuredFields } from '@payung/shared/journey/insured-fields.tsx';
import { today } from '@payung/shared/journey/today.ts';
import { DateField } from '@payung/shared/ui/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/form-rule.ts';
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
        name="insuredDob"
        label={t('travel.create.dob')}
        extra={t('travel.create.dob.help')}
        rules={[ruleOf((dob) => checkMainInsuredAge(dob, today()))]}
        required
      >
        <DateField autoComplete="bday" max={today()} />
      </Form.Item>
    </InsuredFields>
  );
};
