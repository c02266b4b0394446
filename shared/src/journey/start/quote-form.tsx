import { startTransition, useState } from 'react';
import type { ReactNode } from 'react';
import { Form } from '#ui/form/form.tsx';
import type { FormProps } from '#ui/form/form.tsx';
import { useIsLinkMode } from '@payung/shared/session/session.ts';
import { useText } from '#messages/text.ts';
import { ActionBar } from '#ui/layout/action-bar.tsx';
import { InlineNotice } from '#ui/feedback/inline-notice.tsx';
import styles from './quote-form.module.css';

/** A page has one form; the button that submits it stands in the page's bar. */
export const QUOTE_FORM = 'quote-form';

interface QuoteFormBarProps {
  label: string;
  isReady: boolean;
  isBusy: boolean;
}

export const QuoteFormBar = ({ label, isReady, isBusy }: QuoteFormBarProps) => (
  <ActionBar primary={{ label, htmlType: 'submit', form: QUOTE_FORM, disabled: !isReady, busy: isBusy }} />
);

interface QuoteFormProps<Values extends object> extends Pick<
  FormProps<Values>,
  'form' | 'initialValues' | 'onSubmitCapture' | 'about'
> {
  /** Why it could not be saved. */
  problem: ReactNode;
  onType: (changed: Partial<Values>, values: Values) => void;
  /** Every field is valid. */
  onSave: (values: Values) => void;
  /** Something is wrong that is said, but by no field's rule. */
  isWrong?: () => boolean;
  children: ReactNode;
}

/** A form of a quote, which an agent fills in for somebody else: says what is to be done below the fields, and stops saying it with the next key. */
export const QuoteForm = <Values extends object>({
  problem,
  onType,
  onSave,
  isWrong,
  children,
  ...form
}: QuoteFormProps<Values>) => {
  const text = useText();
  const [isRefused, setRefused] = useState(false);
  const about = useIsLinkMode() ? 'self' : 'other';
  return (
    <Form<Values>
      about={about}
      {...form}
      className={styles.form}
      name={QUOTE_FORM}
      focusesOnError
      onValuesChange={(changed: Partial<Values>, values) => {
        setRefused(false);
        // The key is shown first; what the page makes of it comes after it.
        startTransition(() => onType(changed, values));
      }}
      onFinish={(values) => {
        const isInvalid = isWrong?.() === true;
        setRefused(isInvalid);
        if (!isInvalid) startTransition(() => onSave(values));
      }}
      onFinishFailed={() => setRefused(true)}
    >
      <div className="py-stack">
        {children}
        {isRefused ? <InlineNotice kind="error" text={text('create.check')} /> : null}
        {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
      </div>
    </Form>
  );
};
