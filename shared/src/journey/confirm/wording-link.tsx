import { useText } from '#messages/text.ts';
import { config } from '#config.ts';

/** The whole terms and conditions, in a page of their own. */
export const WordingLink = () => {
  const text = useText();
  return (
    <a className="py-text-button" href={config.brand.terms} target="_blank" rel="noreferrer">
      {text('confirm.wording')}
    </a>
  );
};
