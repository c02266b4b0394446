import { useId, useState } from 'react';
import { Input } from 'antd';
import { checkNationalId } from '@payung/shared/domain/onboarding/national-id.ts';
import { IdentityImage } from '@payung/shared/identity/identity-image.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from '#messages/catalogue.ts';
import type { useProfileCard } from './use-profile-card.ts';

type ProfileCard = Pick<ReturnType<typeof useProfileCard>, 'card' | 'isPhotoOnly' | 'typed' | 'setTyped'>;

const TypedNumber = ({ typed, setTyped }: Pick<ProfileCard, 'typed' | 'setTyped'>) => {
  const text = useText();
  const id = useId();
  const [wasLeft, setLeft] = useState(false);
  const wrong = wasLeft ? checkNationalId(typed) : undefined;
  return (
    <div className="py-field">
      <label className="py-field-label" htmlFor={id}>
        {text('profile.card.number')}
      </label>
      <Input
        id={id}
        size="large"
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        value={typed}
        status={wrong === undefined ? '' : 'error'}
        aria-invalid={wrong !== undefined || undefined}
        aria-describedby={`${id}-help ${id}-error`}
        onBlur={() => setLeft(true)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p id={`${id}-help`} className="py-field-help">
        {text('profile.card.typeNumber')}
      </p>
      <FieldError id={`${id}-error`}>{wrong === undefined ? undefined : text(wrong)}</FieldError>
    </div>
  );
};

/** The photo with what was read of it; of a photo that nobody has read, the number is asked. */
export const ReadCard = ({ card, isPhotoOnly, typed, setTyped }: ProfileCard) => {
  const text = useText();
  if (card === undefined) return null;
  return (
    <section className="py-card py-stack" aria-label={text('profile.card.read')}>
      {card.imageKey === '' ? null : <IdentityImage key={card.imageKey} imageKey={card.imageKey} />}
      {isPhotoOnly ? (
        <TypedNumber typed={typed} setTyped={setTyped} />
      ) : (
        <Facts>
          <Fact label={text('profile.card.number')}>{card.idNumber}</Fact>
          <Fact label={text('profile.card.type')}>{card.idType}</Fact>
        </Facts>
      )}
    </section>
  );
};
