import { useText } from '#messages/catalogue.ts';
import { ContactWays } from './contact-ways.tsx';
import { ContentPage } from './content-page.tsx';
import { Entries } from './entries.tsx';

/** Ways to reach the insurer, and help to look up. */
export const Screen = () => {
  const text = useText();
  return (
    <ContentPage
      kind="help"
      title={text('content.help')}
      intro={text('content.helpIntro')}
      lead={<ContactWays />}
    >
      {(items) => <Entries items={items} />}
    </ContentPage>
  );
};
