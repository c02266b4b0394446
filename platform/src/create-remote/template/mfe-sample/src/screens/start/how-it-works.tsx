import { useText } from '#messages/catalogue.ts';

const STEPS = ['ask', 'price', 'pay'] as const;

export const HowItWorks = () => {
  const t = useText();
  return (
    <section className="py-card py-stack" aria-labelledby="steps">
      <h2 id="steps">{t('sample.start.steps')}</h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`sample.start.steps.${step}`)}</li>
        ))}
      </ol>
    </section>
  );
};
