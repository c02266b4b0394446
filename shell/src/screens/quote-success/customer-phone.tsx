import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from 'antd';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@payung/shared/api/client.ts';
import { endpoints } from '@payung/shared/api/endpoints/endpoints.ts';
import type { QuoteRecord } from '@payung/shared/api/endpoints/quote.ts';
import { InlineNotice } from '@payung/shared/ui/inline-notice.tsx';
import { PhoneEntry } from '@payung/shared/ui/phone-entry.tsx';
import { useText } from '#messages/text.ts';
import { checkCustomerPhone } from './customer-phone.form.ts';

interface CustomerPhoneProps {
  readonly quote: QuoteRecord;
  readonly onSaved: () => void;
  /** Only where a phone is there already. */
  readonly onCancel?: () => void;
}

/** The phone that the link's one-time code goes to (ruling K61). */
export const CustomerPhone = ({ quote, onSaved, onCancel }: CustomerPhoneProps) => {
  const text = useText();
  const field = useId();
  const queries = useQueryClient();
  const [phone, setPhone] = useState(quote.insuredMobile);
  const [wasPressed, setPressed] = useState(false);
  const save = useMutation({
    mutationFn: (insuredMobile: string) =>
      call(endpoints.updateQuote, { params: { quoteId: quote._id }, body: { insuredMobile } }),
    onSuccess: async () => {
      await queries.invalidateQueries();
      onSaved();
    },
  });
  const problem = wasPressed ? checkCustomerPhone(phone) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkCustomerPhone(phone) === undefined && !save.isPending) save.mutate(phone);
  };
  return (
    <form className="py-stack" noValidate onSubmit={submit}>
      <div className="py-field">
        <label className="py-field-label" htmlFor={field}>
          {text('quote.phone.title')}
        </label>
        <PhoneEntry
          id={field}
          value={phone}
          onChange={setPhone}
          error={problem === undefined ? undefined : text(problem)}
          aria-required
        />
        <p className="py-field-help">
          {text(onCancel === undefined ? 'quote.phone.text' : 'quote.phone.changeText')}
        </p>
      </div>
      {save.isError ? <InlineNotice kind="error" text={text('error.load.text')} /> : null}
      <div className="py-row">
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={save.isPending}
          aria-busy={save.isPending}
        >
          {text('quote.phone.save')}
        </Button>
        {onCancel === undefined ? null : (
          <Button size="large" onClick={onCancel}>
            {text('quote.phone.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
};
