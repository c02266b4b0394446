import { useNavigate } from 'react-router-dom';
import { useAddressForLead } from '@payung/shared/journey/start/lead-of-quote.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { startScreen } from '@payung/shared/journey/start/quote-start.tsx';
import { afterPaint } from '@payung/shared/ui/after-paint.ts';
import { ActionBar } from '@payung/shared/ui/layout/action-bar.tsx';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { addressFor, useChosenKind } from '#motor-quote/chosen-kind.ts';
import { useMotorStep } from '#motor-quote/kit.ts';
import { useText } from '#messages/catalogue.ts';
import { MotorCovers } from './motor-covers.tsx';

/** An agent begins a quote, for a car or a motorcycle. */
const BeginQuote = () => {
  const t = useText();
  const navigate = useNavigate();
  const forLead = useAddressForLead();
  const { progress, entryAddress } = useMotorStep('start');
  const [kind, choose] = useChosenKind();

  const begin = (): void => {
    if (entryAddress === undefined) return;
    afterPaint(() => void navigate(forLead(addressFor(entryAddress, kind))));
  };

  return (
    <Page
      title={t('motor.start.title')}
      step={progress}
      intro={t('motor.start.intro')}
      bar={<ActionBar primary={{ label: t('start.begin'), onPress: begin }} />}
    >
      <section className="py-card">
        <RadioChoice
          name="vehicleKind"
          legend={t('motor.start.kind')}
          options={[
            { value: 'car', label: t('motor.kind.car'), help: t('motor.start.car.help') },
            {
              value: 'motorcycle',
              label: t('motor.kind.motorcycle'),
              help: t('motor.start.motorcycle.help'),
            },
          ]}
          value={kind}
          onChange={choose}
        />
      </section>
      <MotorCovers />
    </Page>
  );
};

export const Screen = startScreen(BeginQuote, () => import('./resume-quote.tsx'));
