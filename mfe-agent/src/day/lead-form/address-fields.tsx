import { Checkbox, Form } from 'antd';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { checkPostalCode } from './lead-form.form.ts';
import { useText } from '#messages/catalogue.ts';
import { TextField } from './fields.tsx';

const Address = ({ at }: { at: 'address' | 'mailAddress' }) => {
  const text = useText();
  return (
    <>
      <TextField name={[at, 'line1']} label={text('leads.form.line1')} max={200} />
      <TextField name={[at, 'line2']} label={text('leads.form.line2')} max={200} />
      <TextField name={[at, 'line3']} label={text('leads.form.line3')} max={200} />
      <div className="py-two">
        <TextField name={[at, 'city']} label={text('leads.form.city')} max={80} />
        <TextField name={[at, 'province']} label={text('leads.form.province')} max={80} />
        <TextField name={[at, 'country']} label={text('leads.form.country')} max={80} />
        <TextField
          name={[at, 'postalCode']}
          label={text('leads.form.postalCode')}
          max={5}
          inputMode="numeric"
          rules={[ruleOf<'leads.form.postalCode.digits'>(checkPostalCode)]}
        />
      </div>
    </>
  );
};

/** Where the lead lives, and where mail goes if that is elsewhere. */
export const AddressFields = () => {
  const text = useText();
  return (
    <>
      <Address at="address" />
      <Form.Item name="hasOtherMailAddress" valuePropName="checked">
        <Checkbox>{text('leads.form.hasOtherMailAddress')}</Checkbox>
      </Form.Item>
      <Form.Item noStyle dependencies={['hasOtherMailAddress']}>
        {({ getFieldValue }) =>
          getFieldValue('hasOtherMailAddress') === true ? (
            <fieldset>
              <legend>
                <strong>{text('leads.form.mailAddress')}</strong>
              </legend>
              <Address at="mailAddress" />
            </fieldset>
          ) : null
        }
      </Form.Item>
    </>
  );
};
