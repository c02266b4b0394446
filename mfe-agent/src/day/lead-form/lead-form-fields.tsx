import { useState, memo, useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LeadForm } from '@payung/shared/schemas/leads.ts';
import {
  useListedProblems,
  useRefusedFields,
  Refusal,
} from '@payung/shared/journey/steps/refused-fields.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import { leadAddress } from '#day/leads/lead-facts.ts';
import { useText } from '#messages/catalogue.ts';
import styles from './lead-form.module.css';
import { AddressFields, InsuranceFields, ProgressFields, WishFields, WorkFields } from './other-fields.tsx';
import { MoreContactFields, PersonFields } from './person-fields.tsx';
import type { useSaveLead } from './use-save-lead.ts';
import { WhoFields } from './who-fields.tsx';

interface FoldProps {
  title: string;
  /** It has an invalid field, which opens it. */
  mustShow: boolean;
  children: ReactNode;
}

/** A collapsed group of optional fields, rendered when it is first opened. */
const Fold = ({ title, mustShow, children }: FoldProps) => {
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles['fold']}
      open={isOpen || mustShow}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className={styles['title']}>{title}</summary>
      {isOpen || mustShow || hasOpened ? <div className={styles['content']}>{children}</div> : null}
    </details>
  );
};

export const LEAD_FORM = 'lead-form';

const WIRE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  firstName: ['firstName'],
  primaryMobile: ['phone'],
  email: ['email'],
  dob: ['birthDate'],
};
const pathOf = (wireField: string | undefined) => WIRE_FIELDS[wireField ?? ''];

interface LeadFormFieldsProps {
  readonly initial: LeadForm;
  readonly mayLackPhone: boolean;
  readonly hadConsent: boolean;
  readonly saver: ReturnType<typeof useSaveLead>;
  readonly onType: (form: LeadForm) => void;
  readonly onSave: (form: LeadForm) => void;
}

const KnownLead = ({ leadId }: { leadId: string }) => {
  const text = useText();
  return (
    <InlineNotice
      kind="warning"
      text={
        <>
          {text('leads.form.known')} <Link to={leadAddress(leadId)}>{text('leads.form.openKnown')}</Link>
        </>
      }
    />
  );
};

/** The groups below the first, with the fields whose values are checked. */
const GROUPS = [
  {
    title: 'leads.form.person',
    fields: ['birthDate', 'nationalId', 'children'],
    content: <PersonFields />,
  },
  { title: 'leads.form.more', fields: ['secondaryPhone', 'landline'], content: <MoreContactFields /> },
  { title: 'leads.form.address', fields: ['address', 'mailAddress'], content: <AddressFields /> },
  { title: 'leads.form.insurance', fields: ['existingPolicyEnd'], content: <InsuranceFields /> },
  { title: 'leads.form.work', fields: [], content: <WorkFields /> },
  { title: 'leads.form.wish', fields: [], content: <WishFields /> },
  { title: 'leads.form.progress', fields: ['appointmentDate'], content: <ProgressFields /> },
] as const satisfies readonly { title: string; fields: readonly string[]; content: ReactNode }[];

/** The optional groups. A separate component, so that a key press renders only its own field. */
const FoldedGroups = memo(({ wrong }: { wrong: string | undefined }) => {
  const text = useText();
  return GROUPS.map(({ title, fields, content }) => (
    <Fold
      key={title}
      title={text(title)}
      mustShow={wrong !== undefined && (fields as readonly string[]).includes(wrong)}
    >
      {content}
    </Fold>
  ));
});
FoldedGroups.displayName = 'FoldedGroups';

/** All fields of a lead (SHELL-041): name and contact first, the rest collapsed. */
export const LeadFormFields = ({
  initial,
  mayLackPhone,
  hadConsent,
  saver,
  onType,
  onSave,
}: LeadFormFieldsProps) => {
  const [form] = Form.useForm<LeadForm>();
  const [wrongField, setWrongField] = useState<readonly (string | number)[]>();
  const refused = useRefusedFields(form, useListedProblems(saver), pathOf);
  // Fields of closed groups keep their values.
  const all = (): LeadForm => form.getFieldsValue(true);
  // The groups have been opened by the time this effect runs.
  useEffect(() => {
    if (wrongField !== undefined) form.scrollToField(wrongField, { focus: true, block: 'center' });
  }, [form, wrongField]);
  return (
    <Form<LeadForm>
      about="other"
      form={form}
      name={LEAD_FORM}
      initialValues={initial}
      onValuesChange={() => onType(all())}
      onFinish={() => onSave(all())}
      onFinishFailed={({ errorFields: [first] }) =>
        setWrongField([...(first?.name ?? [])] as (string | number)[])
      }
    >
      <div className="py-stack">
        <WhoFields form={form} mayLackPhone={mayLackPhone} hadConsent={hadConsent} />
        <FoldedGroups wrong={wrongField === undefined ? undefined : String(wrongField[0])} />
        {saver.knownLeadId === undefined ? null : <KnownLead leadId={saver.knownLeadId} />}
        {saver.error === null || saver.knownLeadId !== undefined ? null : (
          <InlineNotice kind="error" text={<Refusal messages={refused} />} />
        )}
      </div>
    </Form>
  );
};
