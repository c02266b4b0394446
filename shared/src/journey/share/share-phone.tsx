import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { useText } from '#messages/text.ts';
import { CustomerPhone } from '#journey/customer/customer-phone.tsx';
import { useProblemText } from '#journey/steps/save-step.ts';
import { useRefreshQuote } from '#journey/steps/quote-query.ts';
import { Button } from '#ui/button.tsx';

interface SharePhoneProps {
  readonly quote: { readonly id: string; readonly insuredPhone: string };
  /** The call of the product. */
  readonly savePhone: (phone: string) => Promise<unknown>;
  readonly onSaved: () => void;
  /** Only where a phone is there already. */
  readonly onCancel?: (() => void) | undefined;
}

/** The phone that the link's one-time code goes to, so it must be one that a code can be sent to (ruling K61). */
export const SharePhone = ({ quote, savePhone, onSaved, onCancel }: SharePhoneProps) => {
  const text = useText();
  const problemText = useProblemText();
  const refresh = useRefreshQuote();
  const [phone, setPhone] = useState(quote.insuredPhone);
  // A number on the quote that no code can be sent to is wrong from the start.
  const [wasPressed, setPressed] = useState(
    quote.insuredPhone !== '' && checkPhoneForOtp(quote.insuredPhone) !== undefined,
  );
  const save = useMutation({
    mutationFn: savePhone,
    onSuccess: async () => {
      await refresh(quote.id);
      onSaved();
    },
  });
  const problem = wasPressed ? checkPhoneForOtp(phone) : undefined;
  const refusal = save.isError ? problemText(save.error) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (checkPhoneForOtp(phone) === undefined && !save.isPending) save.mutate(phone);
  };
  return (
    <form className="py-stack" noValidate onSubmit={submit}>
      <CustomerPhone
        label={text('quote.phone.title')}
        help={text(onCancel === undefined ? 'quote.phone.text' : 'quote.phone.changeText')}
        value={phone}
        onChange={(digits) => {
          setPhone(digits);
          save.reset();
        }}
        problem={problem === undefined ? refusal : text(problem)}
      />
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
