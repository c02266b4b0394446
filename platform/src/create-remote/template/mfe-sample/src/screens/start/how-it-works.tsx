import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';

const STEPS = ['ask', 'price', 'pay'] as const;

export const HowItWorks = () => {
  const t = useText();
  return (
    <Block id="steps" title={t('sample.start.steps')}>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`sample.start.steps.${step}`)}</li>
        ))}
      </ol>
    </Block>
  );
};
