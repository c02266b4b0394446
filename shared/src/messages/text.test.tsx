import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeLanguage, setLanguage } from '@payung/shared/session/language.ts';
import { plainText } from '@payung/shared/session/texts.ts';
import { frameOf } from '#messages/frame.tsx';
import { MessagesProvider } from '#messages/provider.tsx';
import { catalogueOf, createCatalogue, useText as useSharedText } from '#messages/text.ts';
import { sharedCatalogue } from '#testing/shared-catalogue.ts';

const { catalogue, useText } = createCatalogue({
  en: async () => [await import('#messages/en.json'), { default: { 'trip.title': 'Your trip, {name}' } }],
  id: async () => [
    await import('#messages/id.json'),
    { default: { 'trip.title': 'Perjalanan Anda, {name}' } },
  ],
});

const Trip = () => {
  const t = useText();
  return (
    <p>
      {t('trip.title', { name: 'Sari' })} · {t('common.next')}
    </p>
  );
};

const Shared = () => <p>{useSharedText()('otp.invalid')}</p>;

it('shows the texts of a remote, by react-intl, in the language of the session [PLAT-009]', () => {
  render(
    <MessagesProvider catalogue={sharedCatalogue}>
      <MessagesProvider catalogue={catalogue}>
        <Trip />
      </MessagesProvider>
      <Shared />
    </MessagesProvider>,
  );
  expect(screen.getByText('Your trip, Sari · Next')).toBeTruthy();
  act(() => setLanguage('id'));
  expect(screen.getByText('Perjalanan Anda, Sari · Lanjut')).toBeTruthy();
  expect(screen.getByText('Kamu memasukkan OTP yang salah. Mohon periksa kembali')).toBeTruthy();
});

const Wrong = () => (
  // @ts-expect-error an id of no catalogue
  <p>{useText()('trip.tilte')}</p>
);

it('does not compile for an id that nobody knows', async () => {
  expect(Wrong).toBeTypeOf('function');
  const { catalogue: lacking } = createCatalogue({
    en: () => Promise.resolve([{ default: { a: 'A', b: 'B' } }]),
    // @ts-expect-error the Indonesian table lacks an id
    id: () => Promise.resolve([{ default: { a: 'A' } }]),
  });
  await lacking.load('en');
  expect(lacking.en).toHaveProperty('b');
});

/** A part whose files come when the test says so. */
const aPart = (id: string) => {
  const asked: string[] = [];
  const answers = new Map<string, (problem?: Error) => void>();
  const load = (language: 'en' | 'id') => () => {
    asked.push(language);
    return new Promise<readonly { readonly default: Record<string, string> }[]>((resolve, reject) => {
      answers.set(language, (problem) =>
        problem ? reject(problem) : resolve([{ default: { [id]: `${id} in ${language}` } }]),
      );
    });
  };
  return {
    asked,
    part: { en: load('en'), id: load('id') },
    come: (language: string) => answers.get(language)?.(),
    fail: (language: string) => answers.get(language)?.(new Error('no connection')),
  };
};

/** In the page of the tests a catalogue stays: one that is half loaded would keep the next test waiting. */
const loadAll = async (all: ReturnType<typeof catalogueOf>, ...parts: ReturnType<typeof aPart>[]) => {
  const loading = Promise.all([all.follow('en'), all.follow('id')]);
  for (const part of parts) for (const language of ['en', 'id']) part.come(language);
  await loading;
};

it('loads only the language that is shown, and of it only what the screen needs', async () => {
  const [common, leads, points] = [aPart('common'), aPart('leads'), aPart('points')];
  const texts = catalogueOf(
    { common: common.part, leads: leads.part, points: points.part },
    { leads: ['leads'], commercialLeads: ['leads'], points: ['points'] },
  );
  const opened = texts.load('id', 'commercialLeads');
  expect([common.asked, leads.asked, points.asked]).toEqual([['id'], ['id'], []]);
  common.come('id');
  leads.come('id');
  await opened;
  expect(texts.id).toEqual({ common: 'common in id', leads: 'leads in id' });
  await texts.load('id', 'leads');
  expect(leads.asked).toEqual(['id']);
  await loadAll(texts, common, leads);
});

const Said = ({ id }: { readonly id: string }) => <p>{useSharedText<string>()(id)}</p>;

it('keeps the old language until the texts of the other one are there', async () => {
  const common = aPart('kept');
  const texts = catalogueOf({ common: common.part });
  const Frame = frameOf(texts);
  const loaded = texts.load('en');
  common.come('en');
  await loaded;
  render(
    <Frame>
      <Said id="kept" />
    </Frame>,
  );
  const changed = changeLanguage('id');
  expect(screen.getByText('kept in en')).toBeTruthy();
  await act(async () => {
    common.come('id');
    await changed;
  });
  expect(screen.getByText('kept in id')).toBeTruthy();
});

it('stays in the old language when the other one cannot be loaded, and loads it at the next try', async () => {
  const common = aPart('tried');
  const texts = catalogueOf({ common: common.part });
  const loaded = texts.load('en');
  common.come('en');
  await loaded;
  const changed = changeLanguage('id');
  common.fail('id');
  await expect(changed).rejects.toThrow('no connection');
  expect(document.documentElement.lang).not.toBe('id');
  const again = changeLanguage('id');
  await vi.waitFor(() => expect(common.asked).toEqual(['en', 'id', 'id']));
  common.come('id');
  await again;
  expect(texts.id).toEqual({ tried: 'tried in id' });
});

it('changes to the language that was chosen last', async () => {
  const common = aPart('last');
  const texts = catalogueOf({ common: common.part });
  const loaded = texts.load('en');
  common.come('en');
  await loaded;
  const slow = changeLanguage('id');
  await changeLanguage('en');
  common.come('id');
  await slow;
  expect(plainText('en', 'last')).toBe('last in en');
  render(
    <MessagesProvider catalogue={texts}>
      <Said id="last" />
    </MessagesProvider>,
  );
  expect(screen.getByText('last in en')).toBeTruthy();
});

it('gives a screen that is opened during the change both languages', async () => {
  const [common, later] = [aPart('common'), aPart('later')];
  const texts = catalogueOf({ common: common.part, later: later.part }, { later: ['later'] });
  const loaded = texts.load('en');
  common.come('en');
  await loaded;
  const changed = changeLanguage('id');
  const opened = texts.load('en', 'later');
  later.come('en');
  await opened;
  common.come('id');
  await vi.waitFor(() => expect(later.asked).toEqual(['en', 'id']));
  later.come('id');
  await changed;
  expect(texts.id).toEqual({ common: 'common in id', later: 'later in id' });
});
