import type { ComponentProps } from 'react';
import { useText } from '#messages/text.ts';
import { Block } from '#ui/layout/page.tsx';
import { PictureList } from '#ui/text/picture-list.tsx';

/** What an insurance is for, in pictures. */
export const WhatIsCovered = ({ items }: Pick<ComponentProps<typeof PictureList>, 'items'>) => {
  const text = useText();
  return (
    <Block id="covers" title={text('start.covers')}>
      <PictureList items={items} />
    </Block>
  );
};
