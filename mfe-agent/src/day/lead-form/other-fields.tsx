import { APPOINTMENT_STATUSES, LEAD_CONTACT_STATUSES } from '@payung/shared/domain/leads/lead-constants.ts';
import type { LeadContactStatus } from '@payung/shared/domain/leads/lead-constants.ts';
import { TIME_SLOTS } from '@payung/shared/domain/todo/todo.ts';
import { useProducts } from '@payung/shared/session/deployed-products.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { CheckBox } from '@payung/shared/ui/choices/check-box.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { RESULT_TEXTS } from '#day/lead/lead-texts.ts';
import { useSlotText } from '#day/todo/use-clocks.ts';
import { useText } from '#messages/catalogue.ts';
import { TextField, ChoiceField, DayField } from './fields.tsx';
import { checkPostalCode } from './lead-form.form.ts';

/** Five digits, and room for signs that nobody sees. */
const POSTAL_CODE_TYPED_MAX = 10;

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
          max={POSTAL_CODE_TYPED_MAX}
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
        <CheckBox>{text('leads.form.hasOtherMailAddress')}</CheckBox>
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

/** The contact status of a lead as texts (LEAD-030). */
const CONTACT_STATUS_TEXTS = {
  newleadentery: 'leads.form.contactStatus.newleadentery',
  nocontact: 'leads.form.contactStatus.nocontact',
  contact: 'leads.form.contactStatus.contact',
  converted: 'leads.form.contactStatus.converted',
} as const satisfies Record<LeadContactStatus, string>;

export const InsuranceFields = () => {
  const text = useText();
  return (
    <div className="py-two">
      <ChoiceField
        name="existingInsurance"
        label={text('leads.form.existingInsurance')}
        options={[
          { value: 'yes', label: text('leads.form.existingInsurance.yes') },
          { value: 'no', label: text('leads.form.existingInsurance.no') },
        ]}
      />
      <TextField name="existingInsurer" label={text('leads.form.existingInsurer')} max={100} />
      <DayField name="existingPolicyEnd" label={text('leads.form.existingPolicyEnd')} />
    </div>
  );
};

export const WorkFields = () => {
  const text = useText();
  return (
    <div className="py-two">
      <ChoiceField
        name="education"
        label={text('leads.form.education')}
        options={[
          { value: 'school', label: text('leads.form.education.school') },
          { value: 'diploma', label: text('leads.form.education.diploma') },
          { value: 'bachelor', label: text('leads.form.education.bachelor') },
          { value: 'postgraduate', label: text('leads.form.education.postgraduate') },
        ]}
      />
      <TextField name="professionType" label={text('leads.form.professionType')} max={60} />
      <ChoiceField
        name="incomeGroup"
        label={text('leads.form.incomeGroup')}
        options={[
          { value: 'low', label: text('leads.form.incomeGroup.low') },
          { value: 'middle', label: text('leads.form.incomeGroup.middle') },
          { value: 'high', label: text('leads.form.incomeGroup.high') },
          { value: 'top', label: text('leads.form.incomeGroup.top') },
        ]}
      />
    </div>
  );
};

export const WishFields = () => {
  const text = useText();
  const products = useProducts();
  return (
    <div className="py-two">
      <ChoiceField
        name="productCategory"
        label={text('leads.form.productCategory')}
        options={products.map(({ productId, displayName }) => ({ value: productId, label: displayName }))}
      />
      <TextField name="productType" label={text('leads.form.productType')} max={40} />
    </div>
  );
};

export const ProgressFields = () => {
  const text = useText();
  const slotText = useSlotText();
  return (
    <div className="py-two">
      <ChoiceField
        name="contactStatus"
        label={text('leads.form.contactStatus')}
        options={LEAD_CONTACT_STATUSES.map((status) => ({
          value: status,
          label: text(CONTACT_STATUS_TEXTS[status]),
        }))}
        isChosen
      />
      <ChoiceField
        name="disposition"
        label={text('leads.form.disposition')}
        options={APPOINTMENT_STATUSES.map((status) => ({ value: status, label: text(RESULT_TEXTS[status]) }))}
      />
      <TextField name="subDisposition" label={text('leads.form.subDisposition')} max={100} />
      <DayField name="appointmentDate" label={text('leads.form.appointmentDate')} />
      <ChoiceField
        name="appointmentTime"
        label={text('leads.form.appointmentTime')}
        options={TIME_SLOTS.map((slot) => ({ value: slot, label: slotText(slot) }))}
      />
    </div>
  );
};
