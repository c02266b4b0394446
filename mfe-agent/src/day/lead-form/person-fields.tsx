import { ID_CARD_TYPED_MAX } from '@payung/shared/domain/people/identity-number.ts';
import { NAME_MAX } from '@payung/shared/domain/people/names.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { PhoneEntry } from '@payung/shared/ui/fields/phone-entry.tsx';
import { today } from '@payung/shared/journey/steps/today.ts';
import {
  checkBirthDate,
  checkLandline,
  checkOptionalIdCard,
  checkOptionalMobile,
  checkOptionalName,
} from './lead-form.form.ts';
import { useText } from '#messages/catalogue.ts';
import { ChoiceField, DayField, TextField } from './fields.tsx';
import { Button } from '@payung/shared/ui/button.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';

const MAX_CHILDREN = 12;
const CHILD_NAME_MAX = Math.min(NAME_MAX, 60);

const useBirthDateRule = () =>
  ruleOf<'date.invalid' | 'leads.form.birthDate.future'>(checkBirthDate(today()));

const Children = () => {
  const text = useText();
  const birthDateRule = useBirthDateRule();
  return (
    <Form.List name="children">
      {(children, { add, remove }) => (
        <div className="py-stack">
          {children.map(({ key, name }) => (
            <div key={key}>
              <div className="py-two">
                <TextField
                  name={[name, 'name']}
                  label={text('leads.form.child.name', { number: name + 1 })}
                  max={CHILD_NAME_MAX}
                  rules={[ruleOf(checkOptionalName)]}
                />
                <DayField
                  name={[name, 'birthDate']}
                  label={text('leads.form.child.birthDate', { number: name + 1 })}
                  rule={birthDateRule}
                />
              </div>
              <button type="button" className="py-text-button" onClick={() => remove(name)}>
                {text('leads.form.child.remove', { number: name + 1 })}
              </button>
            </div>
          ))}
          {children.length < MAX_CHILDREN ? (
            <Button onClick={() => add({ name: '', birthDate: '' })}>{text('leads.form.child.add')}</Button>
          ) : null}
        </div>
      )}
    </Form.List>
  );
};

export const PersonFields = () => {
  const text = useText();
  const birthDateRule = useBirthDateRule();
  return (
    <>
      <div className="py-two">
        <DayField name="birthDate" label={text('leads.form.birthDate')} rule={birthDateRule} />
        <ChoiceField
          name="gender"
          label={text('leads.form.gender')}
          options={[
            { value: 'female', label: text('leads.form.gender.female') },
            { value: 'male', label: text('leads.form.gender.male') },
          ]}
        />
        <ChoiceField
          name="maritalStatus"
          label={text('leads.form.maritalStatus')}
          options={[
            { value: 'single', label: text('leads.form.maritalStatus.single') },
            { value: 'married', label: text('leads.form.maritalStatus.married') },
            { value: 'divorced', label: text('leads.form.maritalStatus.divorced') },
            { value: 'widowed', label: text('leads.form.maritalStatus.widowed') },
          ]}
        />
        <ChoiceField
          name="childStatus"
          label={text('leads.form.childStatus')}
          options={[
            { value: 'none', label: text('leads.form.childStatus.none') },
            { value: 'some', label: text('leads.form.childStatus.some') },
          ]}
        />
        <TextField
          name="nationalId"
          label={text('leads.form.nationalId')}
          max={ID_CARD_TYPED_MAX}
          inputMode="numeric"
          rules={[ruleOf(checkOptionalIdCard)]}
        />
      </div>
      <Form.Item noStyle dependencies={['childStatus']}>
        {({ getFieldValue }) => (getFieldValue('childStatus') === 'some' ? <Children /> : null)}
      </Form.Item>
    </>
  );
};

export const MoreContactFields = () => {
  const text = useText();
  return (
    <div className="py-two">
      <Form.Item
        name="secondaryPhone"
        label={text('leads.form.secondaryPhone')}
        rules={[ruleOf(checkOptionalMobile)]}
      >
        <PhoneEntry />
      </Form.Item>
      <TextField
        name="landline"
        label={text('leads.form.landline')}
        max={20}
        inputMode="numeric"
        rules={[ruleOf<'leads.form.landline.digits'>(checkLandline)]}
      />
    </div>
  );
};
