import { useText } from '#messages/catalogue.ts';
import { ContentPage } from './content-page.tsx';
import { Entries } from './entries.tsx';

/** Guides for agents, each with the minutes that it takes. */
export const Screen = () => {
  const text = useText();
  return (
    <ContentPage kind="learning" title={text('content.learning')} intro={text('content.learningIntro')}>
      {(items) => <Entries items={items} />}
    </ContentPage>
  );
};
