import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { SearchField } from './search-field.tsx';

const Page = () => {
  const [typed, type] = useState('');
  return (
    <>
      <input aria-label="Name" />
      <SearchField label="Search" help="A name." maxLength={20} value={typed} onChange={type} />
    </>
  );
};

it('is reached by "/", which its hint says and which is not typed into it', async () => {
  const { user } = renderScreen(<Page />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(screen.getByText('Press / to search.')).toBeTruthy();
  expect(field.getAttribute('aria-keyshortcuts')).toBe('/');
  await user.keyboard('/');
  expect(document.activeElement).toBe(field);
  await user.keyboard('a/b');
  expect(field.value).toBe('a/b');
});

it('leaves "/" to other fields, to shortcuts of the browser and to an open dialog', async () => {
  const { user } = renderScreen(<Page />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(name);
  await user.keyboard('/');
  expect([document.activeElement, name.value]).toEqual([name, '/']);
  name.blur();
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  expect(document.activeElement).toBe(document.body);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  fireEvent.keyDown(document.body, { key: '/' });
  dialog.remove();
  expect(document.activeElement).toBe(document.body);
});
