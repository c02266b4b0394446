import { Link } from 'react-router-dom';
import type { ContentItem } from '@payung/shared/api/endpoints/content.ts';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { agentAddresses, useAgentUser } from '#agent-user.ts';
import { agentRoutes } from '#contract/routes.ts';
import { useText } from '#messages/catalogue.ts';

/** Plain text; an empty line begins a new paragraph. */
export const Paragraphs = ({ body }: { body: string }) => (
  <>
    {body.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </>
);

/** Contents are written once: leads and to-do have another address for some user types. */
const useOwnAddress = (link: string): string => {
  const { leads, todo } = agentAddresses(useAgentUser()?.userType ?? '');
  if (link === agentRoutes.leads.path) return leads;
  return link === agentRoutes.todo.path ? todo : link;
};

/** Where more of it stands, inside the application or on the web. */
export const ContentLink = ({ item: { link = '', title } }: { item: ContentItem }) => {
  const text = useText();
  const own = useOwnAddress(link);
  const label = text('content.openFor', { title });
  if (/^\/[^/\\]/.test(own)) {
    return (
      <Link className="py-text-button" to={own} aria-label={label}>
        {text('content.open')}
      </Link>
    );
  }
  return link.startsWith('https://') ? (
    <a className="py-text-button" href={link} target="_blank" rel="noreferrer" aria-label={label}>
      {text('content.open')}
    </a>
  ) : null;
};

/** Says that contents stand in for those of the insurer. */
export const SampleMark = ({ items }: { items: readonly ContentItem[] }) => {
  const text = useText();
  if (!items.some(({ isSample }) => isSample)) return null;
  return (
    <InlineNotice
      kind="info"
      text={
        <>
          <strong>{text('content.sample')}</strong> {text('content.sampleHelp')}
        </>
      }
    />
  );
};
