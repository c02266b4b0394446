import type { ReactNode } from 'react';
import { Button, Form } from 'antd';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { useText } from '#messages/catalogue.ts';

export const MAX_ENTRIES = 5;

interface EntryListProps {
  name: 'socialLinks' | 'achievements' | 'blogs' | 'testimonials';
  title: string;
  /** A new entry, as the form keeps it. */
  empty: object | string;
  children: (index: number) => ReactNode;
}

/** At most five entries of a kind, with how many there are. */
export const EntryList = ({ name, title, empty, children }: EntryListProps) => {
  const text = useText();
  return (
    <Form.List name={name}>
      {(fields, { add, remove }) => (
        <Block id={name} title={title}>
          <p className="py-quiet py-small" aria-live="polite">
            {text('card.count', { count: fields.length, most: MAX_ENTRIES })}
          </p>
          {fields.map(({ key, name: index }) => {
            const label = text('card.entry', { title, number: index + 1 });
            return (
              <fieldset key={key} className="py-stack-tight" aria-label={label}>
                {children(index)}
                <div>
                  <button type="button" className="py-text-button" onClick={() => remove(index)}>
                    {text('card.remove')}
                    <span className="py-visually-hidden"> {label}</span>
                  </button>
                </div>
              </fieldset>
            );
          })}
          <div>
            <Button disabled={fields.length >= MAX_ENTRIES} onClick={() => add(empty)}>
              {text('card.add')}
              <span className="py-visually-hidden"> {title}</span>
            </Button>
          </div>
        </Block>
      )}
    </Form.List>
  );
};
