import { checkPhoneForOtp } from '#domain/people/phone.ts';
import { CustomerPhone } from '#journey/customer/customer-phone.tsx';
import { useText } from '#messages/text.ts';

/** Empty is good: the phone can still be given with the link, which a code must reach (ruling R03). */
export const phoneProblem = (phone: string) => (phone === '' ? undefined : checkPhoneForOtp(phone));

interface OrderPhoneProps {
  value: string;
  onChange: (phone: string) => void;
  /** Said only after somebody tried to go on. */
  showsProblem: boolean;
}

/** The customer's phone, asked before there is a link. */
export const OrderPhone = ({ value, onChange, showsProblem }: OrderPhoneProps) => {
  const text = useText();
  const problem = showsProblem ? phoneProblem(value) : undefined;
  return (
    <CustomerPhone
      label={text('summary.phone')}
      help={text('summary.phone.help')}
      value={value}
      onChange={onChange}
      problem={problem === undefined ? undefined : text(problem)}
      isOptional
    />
  );
};
