import { config } from '@payung/shared/config.ts';
import { mailAddress } from '@payung/shared/domain/text/share-text.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';

interface LinkResultProps {
  readonly kind?: 'error' | 'info';
  readonly title: ShellMessageId;
  readonly explanation: ShellMessageId;
}

/** A link that does not open: the agent who shared it or the insurer can help. */
export const LinkResult = ({ kind = 'error', title, explanation }: LinkResultProps) => {
  const text = useText();
  const { insurer, supportEmail } = config.brand;
  return (
    <ResultPage
      kind={kind}
      title={text(title)}
      text={text(explanation, { insurer, email: supportEmail })}
      actions={
        <a className="py-text-button" href={mailAddress(supportEmail, text(title))}>
          {text('common.needHelp')}
        </a>
      }
    />
  );
};
