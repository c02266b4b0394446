import type { ReactNode } from 'react';
import { config } from '@payung/shared/config.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { SupportLinks } from '@payung/shared/ui/layout/support-links.tsx';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';

interface LinkResultProps {
  readonly kind?: 'error' | 'info';
  readonly title: ShellMessageId;
  readonly explanation: ShellMessageId;
  /** Before the insurer's help. */
  readonly action?: ReactNode;
}

/** A link that does not open: the agent who shared it or the insurer can help. */
export const LinkResult = ({ kind = 'error', title, explanation, action }: LinkResultProps) => {
  const text = useText();
  const { insurer, supportEmail } = config.brand;
  return (
    <ResultPage
      kind={kind}
      title={text(title)}
      text={text(explanation, { insurer, email: supportEmail })}
      actions={
        <>
          {action}
          <SupportLinks subject={text(title)} />
        </>
      }
    />
  );
};
