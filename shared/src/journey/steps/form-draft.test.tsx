import { useLayoutEffect } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dropAllDrafts } from '@payung/shared/session/drafts.ts';
import { unstoredNames } from '@payung/shared/session/vault.ts';
import { anAgent } from '#testing/samples/people.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { Input } from '#ui/input.tsx';
import { useFormDraft } from './form-draft.ts';

afterEach(() => {
  vi.useRealTimers();
});

const onDrawn = vi.fn<() => void>();

const NameField = () => {
  useLayoutEffect(() => onDrawn(), []);
  return <Input aria-label="Name" />;
};

const NameForm = () =>
  useFormDraft<string>('kite/create/new').restored.data === undefined ? null : <NameField />;

const open = async () => {
  const page = renderScreen(<NameForm />, { session: anAgent() });
  await screen.findByRole('textbox', { name: 'Name' });
  return page;
};

it('does not replace the form under the fingers of somebody who comes back at once', async () => {
  const before = await open();
  // What the page before has left is thrown away as late as it may be: once the form is drawn.
  onDrawn.mockReset().mockImplementation(() => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  before.unmount();
  const opening = open();
  vi.useRealTimers();
  await opening;
  expect(onDrawn).toHaveBeenCalledOnce();
});

const TypedForm = () => {
  const draft = useFormDraft<string>('kite/create/new');
  if (draft.restored.data === undefined) return null;
  return (
    <>
      <Input
        aria-label="Name"
        value={draft.typed ?? ''}
        onChange={(event) => draft.keep(event.target.value)}
      />
      {draft.offered === null ? null : <p>Offered: {draft.offered}</p>}
    </>
  );
};

/** A page of a tab, opened or reloaded: what it begins with. What is typed in it is stored before it is left. */
const visit = async (tab: string, typed = '') => {
  sessionStorage.setItem('payung.tab', tab);
  const page = renderScreen(<TypedForm />, { session: anAgent() });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const begins = [field.value, screen.queryByText(/^Offered/)?.textContent];
  await page.user.type(field, typed || '{Tab}');
  await waitFor(() => expect(unstoredNames()).toEqual([]));
  page.unmount();
  dropAllDrafts();
  return begins;
};

it('keeps what two tabs type for two new quotes apart, and offers it to a third', async () => {
  expect(await visit('one', 'Sukarno')).toEqual(['', undefined]);
  expect(await visit('two', 'Siti')).toEqual(['', 'Offered: Sukarno']);
  expect(await visit('one')).toEqual(['Sukarno', undefined]);
  expect(await visit('two')).toEqual(['Siti', undefined]);
  expect(await visit('three')).toEqual(['', 'Offered: Siti']);
});
