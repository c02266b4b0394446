import type { ReactNode } from 'react';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import type { useMotorStep } from '#motor-quote/step.ts';
import { useText } from '#messages/catalogue.ts';
import { useIsHandoff } from '#photos/is-handoff.ts';

interface InspectionPageProps {
  step: ReturnType<typeof useMotorStep>;
  intro?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

/** The second device leads nowhere else. */
export const InspectionPage = ({ step, intro, bar, children }: InspectionPageProps) => {
  const t = useText();
  const isHandoff = useIsHandoff();
  return (
    <Page
      title={t('motor.inspection.title')}
      step={step.progress}
      back={isHandoff ? undefined : step.back}
      intro={intro}
      bar={bar}
    >
      {children}
    </Page>
  );
};
