import { AGREED_BY } from '#domain/privacy/consent-texts.ts';
import type { AgreedBy } from '#domain/privacy/consent-texts.ts';
import { useText } from '#messages/text.ts';
import { RadioChoice } from '#ui/fields/radio-choice.tsx';

interface AgreedByChoiceProps {
  /** Unique on a page. */
  readonly name: string;
  /** Set by forms. */
  readonly value?: AgreedBy | undefined;
  readonly onChange?: (value: AgreedBy) => void;
  /** Not chosen when it was needed. */
  readonly isMissing?: boolean;
}

/** An agent who says that a customer agreed says how: the ledger of consents keeps it. */
export const AgreedByChoice = ({ name, value, onChange, isMissing = false }: AgreedByChoiceProps) => {
  const text = useText();
  return (
    <RadioChoice
      name={name}
      legend={text('consent.agreedBy')}
      options={AGREED_BY.map((way) => ({ value: way, label: text(`consent.agreedBy.${way}`) }))}
      {...(value === undefined ? {} : { value })}
      {...(onChange === undefined ? {} : { onChange })}
      error={isMissing ? text('consent.agreedBy.missing') : undefined}
    />
  );
};
