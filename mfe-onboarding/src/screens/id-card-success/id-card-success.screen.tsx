import { useState } from 'react';
import { Spin } from 'antd';
import { Link } from 'react-router-dom';
import type { OcrDetails } from '@payung/shared/schemas/identity.ts';
import type { Registration, RegistrationCard } from '@payung/shared/schemas/onboarding.ts';
import { failureNotice } from '@payung/shared/identity/identity-notice.tsx';
import { IdentityImage } from '@payung/shared/identity/identity-image.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useText } from '#messages/catalogue.ts';
import { cardPages } from '#registration/addresses.ts';
import { CardNotice } from '#registration-card/card-notice.tsx';
import { OpenRegistration } from '#registration/open-registration.tsx';
import { useReadCard, useSaveCard } from './use-read-card.ts';
import { Button } from '@payung/shared/ui/button.tsx';

type ChosenNumber = RegistrationCard['chosen'];

const ReadCard = ({ card, numbers }: { card: OcrDetails; numbers: React.ReactNode }) => {
  const text = useText();
  return (
    <section className="py-card" aria-label={text('idCard.photo')}>
      {card.imageKey === '' ? null : <IdentityImage key={card.imageKey} imageKey={card.imageKey} />}
      {numbers}
      {card.idNumber === '' ? <InlineNotice kind="info" text={text('idCard.staffRead')} /> : null}
    </section>
  );
};

const Success = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const { kind } = registration;
  const { card, reading, isWaiting } = useReadCard(registration);
  const { save, isSaving, problem } = useSaveCard(registration);
  const [answer, setAnswer] = useState<ChosenNumber>();
  const [isAsked, setAsked] = useState(false);
  const typed = registration.details?.idNumber ?? '';
  const read = card?.idNumber ?? '';
  const differ = doDiffer(typed, read);
  // The question was answered before, for this card.
  const isAnswered = !registration.numbersDiffer && card?.imageKey === registration.card?.imageKey;
  const chosen = answer ?? (isAnswered ? registration.card?.chosen : undefined);
  const canContinue = card !== undefined && (read !== '' || typed !== '');
  const submit = (): void => {
    setAsked(true);
    if (card === undefined || (differ && chosen === undefined)) return;
    save({ card, typed, ...(differ ? { chosen } : {}) });
  };
  return (
    <Page
      title={text(kind === 'individual' ? 'idCard.title' : 'idCard.title.director')}
      back={cardPages(kind).card}
      bar={
        isWaiting ? undefined : (
          <ActionBar
            primary={{ label: text('onb.continue'), onPress: submit, disabled: !canContinue, busy: isSaving }}
          />
        )
      }
    >
      {isWaiting ? (
        <div className="py-row" aria-live="polite">
          <Spin /> {text('onb.loading')}
        </div>
      ) : null}
      {reading.error === null ? null : <CardNotice {...failureNotice(reading.error)} />}
      {reading.isLate ? <InlineNotice kind="warning" text={text('idCard.notRead')} /> : null}
      {reading.isLate || reading.error !== null ? (
        <div className="py-row">
          <Button onClick={reading.again}>{text('identity.readAgain')}</Button>
          <Link className="py-text-button" to={cardPages(kind).card}>
            {text('onb.retake')}
          </Link>
        </div>
      ) : null}
      {card === undefined || isWaiting ? null : (
        <ReadCard
          card={card}
          numbers={
            <Numbers
              typed={typed}
              read={read}
              chosen={chosen}
              isMissing={isAsked && chosen === undefined}
              onChoose={setAnswer}
            />
          }
        />
      )}
      {card !== undefined || isWaiting || reading.isLate || reading.error !== null ? null : (
        <div className="py-stack-tight">
          <p>{text('idCard.none')}</p>
          <Link className="py-text-button" to={cardPages(kind).card}>
            {text('idCard.camera')}
          </Link>
        </div>
      )}
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** What was read from the card, of a person or of a company's director (ONB-009). */
export const Screen = () => (
  <OpenRegistration address={({ kind }) => cardPages(kind).success}>
    {(registration) => <Success registration={registration} />}
  </OpenRegistration>
);

interface NumbersProps {
  /** The number of the form; empty when none was typed. */
  typed: string;
  /** The number on the card; empty when it was not read. */
  read: string;
  chosen: ChosenNumber | undefined;
  isMissing: boolean;
  onChoose: (chosen: ChosenNumber) => void;
}

export const doDiffer = (typed: string, read: string): boolean =>
  typed !== '' && read !== '' && typed !== read;

/** The number, or both numbers with the question which one is right (ruling R53). */
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
