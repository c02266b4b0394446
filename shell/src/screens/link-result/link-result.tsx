import { config } from '@payung/shared/config.ts';
import { mailAddress } from '@payung/shared/domain/share-text.ts';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';
import type { ShellMessageId } from '#messages/text.ts';

interface LinkResultProps {
  readonly title: ShellMessageId;
  readonly explanation: ShellMessageId;
}

/** A share link that does not open: only the agent who shared it can help. */
export const LinkResult = ({ title, explanation }: LinkResultProps) => {
  const text = useText();
  return (
    <ResultPage
      kind="error"
      title={text(title)}
      text={text(explanation)}
      actions={
        <a className="py-text-button" href={mailAddress(config.brand.supportEmail, text(title))}>
          {text('common.needHelp')}
        </a>
      }
    />
  );
};
