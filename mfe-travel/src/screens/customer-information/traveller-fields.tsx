import {
  checkIdCard,
  checkPassport,
  ID_CARD_TYPED_MAX,
  PASSPORT_TYPED_MAX,
} from '@payung/shared/domain/people/identity-number.ts';
import { NAME_MAX, checkName } from '@payung/shared/domain/people/names.ts';
import { AGE_CHECKS, checkParentalConsent } from '#rules/travellers.ts';
import type { TravellerRole } from '#rules/travellers.ts';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { useText } from '#messages/catalogue.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import { Input } from '@payung/shared/ui/input.tsx';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

/** Path of a traveller in the form's values. */
type BlockPath = readonly ['main'] | readonly ['adults' | 'children', number];

interface TravellerFieldsProps {
  path: BlockPath;
  who: TravellerRole;
  domestic: boolean;
}

/** Within Indonesia adults have an identity card and children none; abroad all have a passport. */
const Document = ({ path, who, domestic }: TravellerFieldsProps) => {
  const t = useText();
  if (!domestic) {
    return (
      <Form.Item
        name={[...path, 'passport']}
        label={t('travel.customer.passport')}
        extra={t('travel.customer.passport.help')}
        rules={[ruleOf(checkPassport)]}
        required
      >
        <Input size="large" autoComplete="off" autoCapitalize="characters" maxLength={PASSPORT_TYPED_MAX} />
      </Form.Item>
    );
  }
  if (who === 'child') return null;
  return (
    <Form.Item
      name={[...path, 'idCard']}
      label={t('travel.customer.idCard')}
      extra={t('travel.customer.idCard.help')}
      rules={[ruleOf(checkIdCard)]}
      required
    >
      <Input size="large" autoComplete="off" inputMode="numeric" maxLength={ID_CARD_TYPED_MAX} />
    </Form.Item>
  );
};

/** Name, birth date and identity of one traveller; a parent agrees for a child (law 27/2022, article 25). */
export const TravellerFields = (props: TravellerFieldsProps) => {
  const t = useText();
  const { path, who } = props;
  const isMain = who === 'main';
  return (
    <>
      <Form.Item
        name={[...path, 'fullName']}
        label={t('travel.customer.name')}
        rules={[ruleOf(checkName)]}
        required
      >
        <Input size="large" autoComplete={isMain ? 'name' : 'off'} maxLength={NAME_MAX} />
      </Form.Item>
      <div className="py-two">
        <Form.Item
          name={[...path, 'birthDate']}
          label={t('travel.customer.dob')}
          rules={[ruleOf((birthDate) => AGE_CHECKS[who](birthDate, today()))]}
          required
        >
          <DateField label={t('travel.customer.dob')} autoComplete={isMain ? 'bday' : 'off'} max={today()} />
        </Form.Item>
        <Document {...props} />
      </div>
      {who === 'child' ? (
        <Form.Item
          name={[...path, 'parentalConsent']}
          valuePropName="checked"
          rules={[ruleOf(checkParentalConsent)]}
        >
          <CheckBox>{t('travel.customer.consent')}</CheckBox>
        </Form.Item>
      ) : null}
    </>
  );
};
