import { useLayoutEffect } from 'react';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
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
