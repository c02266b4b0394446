import { useText } from '#messages/catalogue.ts';
import { ContentPage } from './content-page.tsx';
import { Entries } from './entries.tsx';

/** Questions that open one by one; each has an address of its own. */
export const Screen = () => {
  const text = useText();
  return (
    <ContentPage kind="faq" title={text('content.faq')}>
      {(items) => <Entries items={items} />}
    </ContentPage>
  );
};
