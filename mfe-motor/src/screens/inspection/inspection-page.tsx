import type { ReactNode } from 'react';
import { Page } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import type { PhotoStep } from '#photos/inspection-reads.ts';

interface InspectionPageProps {
  step: PhotoStep;
  intro?: ReactNode;
  bar?: ReactNode;
  children: ReactNode;
}

export const InspectionPage = ({ step, intro, bar, children }: InspectionPageProps) => {
  const t = useText();
  return (
    <Page title={t('motor.inspection.title')} step={step.progress} back={step.back} intro={intro} bar={bar}>
      {children}
    </Page>
  );
};
