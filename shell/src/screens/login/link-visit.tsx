import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { ResultPage } from '@payung/shared/ui/layout/result-page.tsx';
import { useText } from '#messages/text.ts';

interface LinkVisitProps {
  readonly link: { readonly prefix: string; readonly linkId: string };
  /** The visit goes on, has ended in this tab, or was in a tab that was closed. */
  readonly state: 'open' | 'ended' | 'back';
  readonly onAgent: () => void;
}

/** A customer cannot log in: this page leads back to the share link that was opened last (ruling K110). */
export const LinkVisit = ({ link, state, onAgent }: LinkVisitProps) => {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ResultPage
      kind="info"
      title={text(`login.${state}.title`)}
      text={text(`login.${state}.text`)}
      actions={
        <>
          <Button type="primary" size="large" onClick={() => void navigate(`/${link.prefix}/${link.linkId}`)}>
            {text(`login.${state}.action`)}
          </Button>
          <Button size="large" onClick={onAgent}>
            {text('login.agent')}
          </Button>
        </>
      }
    />
  );
};
