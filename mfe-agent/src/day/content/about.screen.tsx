import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { ContentPage, ContentLink, Paragraphs } from './content-page.tsx';
import styles from './content.module.css';

/** Who is behind the platform. */
export const Screen = () => {
  const text = useText();
  return (
    <ContentPage kind="about" title={text('content.about')} intro={`${BRAND.name} · ${BRAND.insurer}`}>
      {(items) =>
        items.map((item) => (
          <Block key={item.id} id={item.id} title={item.title}>
            <div className={styles.body}>
              <Paragraphs body={item.body} />
            </div>
            <ContentLink item={item} />
          </Block>
        ))
      }
    </ContentPage>
  );
};
