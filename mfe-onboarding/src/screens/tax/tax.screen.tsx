import type { Registration } from '@payung/shared/api/endpoints/onboarding.ts';
import { partOf } from '@payung/shared/domain/onboarding/progress.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { onboardingRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';
import { partAddress } from '#registration/addresses.ts';
import { nextTaskAddress } from '#registration/next-task.ts';
import { OpenRegistration } from '#registration-card/open-registration.tsx';
import { useSkipPart } from '#registration-card/use-skip-part.ts';
import { TaxFields, useTaxForm } from './tax-form.tsx';

const Tax = ({ registration }: { registration: Registration }) => {
  const text = useText();
  const form = useTaxForm(registration);
  const { skip, isSkipping, problem } = useSkipPart('tax', nextTaskAddress);
  const { reason } = partOf(registration, 'tax');
  const isIndividual = registration.kind === 'individual';
  return (
    <Page
      title={text('onbTax.title')}
      back={onboardingRoutes.tasks.path}
      intro={text(isIndividual ? 'onbTax.intro' : 'onbTax.intro.company')}
      bar={
        <ActionBar
          primary={{ label: text('onbTax.save'), onPress: form.save, busy: form.isSaving }}
          secondary={{ label: text('idCard.skip'), onPress: skip, disabled: isSkipping }}
        />
      }
    >
      {reason === '' ? null : <InlineNotice kind="warning" text={reason} />}
      <TaxFields form={form} isIndividual={isIndividual} />
      {problem === undefined ? null : <InlineNotice kind="error" text={problem} />}
    </Page>
  );
};

/** The tax number, of a person or of a company (ONB-004). */
export const Screen = () => (
  <OpenRegistration address={({ kind }) => partAddress(kind, 'tax')}>
    {(registration) => <Tax registration={registration} />}
  </OpenRegistration>
);
