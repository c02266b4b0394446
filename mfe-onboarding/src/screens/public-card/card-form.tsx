import type { ReactNode } from 'react';
import type { PublicCardForm } from '@payung/shared/schemas/profile.ts';
import { ruleOf } from '@payung/shared/ui/fields/form-rule.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { useText } from '#messages/catalogue.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { Input, TextArea } from '@payung/shared/ui/input.tsx';
import { Form } from '@payung/shared/ui/form/form.tsx';
import type { FormInstance } from '@payung/shared/ui/form/form-store.ts';

export const CARD_FORM = 'public-card';

const filled = ruleOf<string>((value) => (value.trim() === '' ? 'card.required' : undefined));

/** Only https addresses. */
const address = ruleOf<string>((value) => {
  if (value.trim() === '') return 'card.required';
  const url = URL.parse(value.trim());
  return url?.protocol === 'https:' && url.hostname.includes('.') ? undefined : 'card.https';
});

const MAX = {
  company: 100,
  network: 30,
  url: 300,
  achievement: 120,
  title: 120,
  name: 60,
  words: 400,
} as const;

interface CardFormProps {
  form: FormInstance<PublicCardForm>;
  initial: PublicCardForm;
  onSave: (card: PublicCardForm) => void;
}

export const CardForm = ({ form, initial, onSave }: CardFormProps) => {
  const text = useText();
  const url = <Input size="large" type="url" inputMode="url" maxLength={MAX.url} autoComplete="off" />;
  return (
    <Form<PublicCardForm>
      form={form}
      name={CARD_FORM}
      focusesOnError
      initialValues={initial}
      onFinish={onSave}
    >
      <div className="py-stack">
        <Block id="card-company" title={text('card.company')}>
          <Form.Item name="company" label={text('card.company.label')}>
            <Input size="large" autoComplete="organization" maxLength={MAX.company} />
          </Form.Item>
        </Block>
        <EntryList name="achievements" title={text('card.achievements')} empty="">
          {(index) => (
            <Form.Item name={index} label={text('card.achievement')} rules={[filled]}>
              <Input size="large" maxLength={MAX.achievement} />
            </Form.Item>
          )}
        </EntryList>
        <EntryList name="testimonials" title={text('card.testimonials')} empty={{ name: '', words: '' }}>
          {(index) => (
            <>
              <Form.Item name={[index, 'name']} label={text('card.testimonial.name')} rules={[filled]}>
                <Input size="large" maxLength={MAX.name} />
              </Form.Item>
              <Form.Item name={[index, 'words']} label={text('card.testimonial.words')} rules={[filled]}>
                <TextArea rows={2} maxLength={MAX.words} />
              </Form.Item>
            </>
          )}
        </EntryList>
        <EntryList name="blogs" title={text('card.blogs')} empty={{ title: '', url: '' }}>
          {(index) => (
            <>
              <Form.Item name={[index, 'title']} label={text('card.blog.title')} rules={[filled]}>
                <Input size="large" maxLength={MAX.title} />
              </Form.Item>
              <Form.Item name={[index, 'url']} label={text('card.url')} rules={[address]}>
                {url}
              </Form.Item>
            </>
          )}
        </EntryList>
        <EntryList name="socialLinks" title={text('card.socialLinks')} empty={{ network: '', url: '' }}>
          {(index) => (
            <>
              <Form.Item name={[index, 'network']} label={text('card.network')} rules={[filled]}>
                <Input size="large" maxLength={MAX.network} />
              </Form.Item>
              <Form.Item name={[index, 'url']} label={text('card.url')} rules={[address]}>
                {url}
              </Form.Item>
            </>
          )}
        </EntryList>
      </div>
    </Form>
  );
};

const MAX_ENTRIES = 5;

interface EntryListProps {
  name: 'socialLinks' | 'achievements' | 'blogs' | 'testimonials';
  title: string;
  /** A new entry, as the form keeps it. */
  empty: object | string;
  children: (index: number) => ReactNode;
}

/** At most five entries of a kind, with how many there are. */
const EntryList = ({ name, title, empty, children }: EntryListProps) => {
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
