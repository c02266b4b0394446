import { useState } from 'react';
import { Spin } from 'antd';
import { useNavigate } from 'react-router-dom';
import type { MyProfile } from '@payung/shared/schemas/profile.ts';
import { IdentityDialog } from '@payung/shared/identity/identity-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { QueryBoundary } from '@payung/shared/ui/feedback/query-boundary.tsx';
import { Loading } from '@payung/shared/ui/feedback/states.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { checkNationalId } from '@payung/shared/domain/onboarding/national-id.ts';
import { ID_CARD_TYPED_MAX } from '@payung/shared/domain/people/identity-number.ts';
import { IdentityImage } from '@payung/shared/identity/identity-image.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { CardNotice } from '#registration-card/card-notice.tsx';
import { hasNoCamera } from '@payung/shared/ui/photo/use-camera.ts';
import { CaptureCard, OtherBrowser } from '#registration-card/card-panel.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { NumberField } from '#number-field.tsx';
import { CardReview, useProfile } from '#profile/own-profile.tsx';
import { FreshCodeBlock } from '#profile/fresh-code.tsx';
import { useProfileCard } from './use-profile-card.ts';
import { Button } from '@payung/shared/ui/button.tsx';

const PROFILE = onboardingRoutes.profile.path;

const Card = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  const card = useProfileCard();
  const [isCameraless] = useState(hasNoCamera);
  const { own } = card;
  const { reading, notice, check } = own;
  const { isOnFile, number } = profile.idCard;
  return (
    <Page
      title={text('profile.card')}
      back={PROFILE}
      intro={text(isOnFile ? 'profile.card.change' : 'profile.card.intro')}
      bar={
        <ActionBar
          primary={{
            label: text('onb.continue'),
            onPress: card.save,
            disabled: !card.isReady,
            busy: card.isSaving,
          }}
          secondary={{ label: text('onb.backProfile'), onPress: () => void navigate(PROFILE) }}
        />
      }
    >
      {isOnFile ? <InlineNotice kind="info" text={text('profile.card.now', { number })} /> : null}
      <CardReview profile={profile} />
      {own.wasInterrupted ? <InlineNotice kind="warning" text={text('idCard.interrupted')} /> : null}
      {notice === undefined ? null : <CardNotice {...notice} />}
      {reading.isReading ? (
        <div className="py-row" aria-live="polite">
          <Spin /> {text('onb.loading')}
        </div>
      ) : null}
      {reading.isLate || reading.error !== null ? (
        <div>
          <Button onClick={reading.again}>{text('identity.readAgain')}</Button>
        </div>
      ) : null}
      <ReadCard {...card} />
      <CaptureCard own={own} cameraLabel={text('onb.retake')} />
      {card.code === undefined ? null : (
        <>
          <InlineNotice kind="warning" text={text('profile.card.codeNeeded')} />
          <FreshCodeBlock code={card.code} phone={profile.phone} />
        </>
      )}
      {isCameraless ? <OtherBrowser /> : null}
      {card.problem === undefined ? null : <InlineNotice kind="error" text={card.problem} />}
      {check === undefined ? null : (
        <IdentityDialog check={check} onEnd={own.end} onFailed={own.fail} onClose={own.cancel} />
      )}
    </Page>
  );
};

/** While staff review a card, no other can be sent. */
const WaitingCard = ({ profile }: { profile: MyProfile }) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <Page
      title={text('profile.card')}
      back={PROFILE}
      bar={<ActionBar primary={{ label: text('onb.backProfile'), onPress: () => void navigate(PROFILE) }} />}
    >
      <CardReview profile={profile} />
    </Page>
  );
};

/** The ID card of an agent: added later, or taken again (ONB-012). */
export const Screen = () => {
  const profile = useProfile();
  return (
    <QueryBoundary of={[profile]} loading={<Loading shape="sections" />}>
      {(known) =>
        known.idCard.review?.status === 'submitted' ? (
          <WaitingCard profile={known} />
        ) : (
          <Card profile={known} />
        )
      }
    </QueryBoundary>
  );
};

type ProfileCard = Pick<ReturnType<typeof useProfileCard>, 'card' | 'isPhotoOnly' | 'typed' | 'setTyped'>;

const TypedNumber = ({ typed, setTyped }: Pick<ProfileCard, 'typed' | 'setTyped'>) => {
  const text = useText();
  const [wasLeft, setLeft] = useState(false);
  const wrong = wasLeft ? checkNationalId(typed) : undefined;
  return (
    <NumberField
      label={text('profile.card.number')}
      maxLength={ID_CARD_TYPED_MAX}
      value={typed}
      help={text('profile.card.typeNumber')}
      problem={wrong === undefined ? undefined : text(wrong)}
      onBlur={() => setLeft(true)}
      onChange={setTyped}
    />
  );
};

/** The photo with the data that was read from it; without any, a field for the number. */
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
