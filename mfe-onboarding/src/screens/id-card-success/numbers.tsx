import type { RegistrationCard } from '@payung/shared/api/endpoints/onboarding.ts';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';

type Chosen = RegistrationCard['chosen'];

interface NumbersProps {
  /** In the form; empty where nothing was typed. */
  typed: string;
  /** On the card; empty where nobody has read it. */
  read: string;
  chosen: Chosen | undefined;
  isMissing: boolean;
  onChoose: (chosen: Chosen) => void;
}

export const doDiffer = (typed: string, read: string): boolean =>
  typed !== '' && read !== '' && typed !== read;

/** One number, or both side by side with the question which is right (ruling R53). */
export const Numbers = ({ typed, read, chosen, isMissing, onChoose }: NumbersProps) => {
  const text = useText();
  if (!doDiffer(typed, read))
    return (
      <Facts>
        <Fact label={text('idCard.number')}>{read === '' ? typed : read}</Fact>
      </Facts>
    );
  return (
    <div className="py-stack-tight">
      <RadioChoice
        name="which-number"
        legend={text('idCard.differ')}
        options={[
          { value: 'read', label: read, help: text('idCard.differ.read') },
          { value: 'typed', label: typed, help: text('idCard.differ.typed') },
        ]}
        {...(chosen === undefined ? {} : { value: chosen })}
        onChange={onChoose}
      />
      <FieldError id="which-number-error">{isMissing ? text('idCard.differ.missing') : undefined}</FieldError>
    </div>
  );
};
