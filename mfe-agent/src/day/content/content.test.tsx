import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContentItem } from '@payung/shared/schemas/content.ts';
import type { SeenCall } from '@payung/shared/testing/fake-api.ts';
import { anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderAgentScreen } from '#testing/render-agent-screen.tsx';
import { Screen as About } from './about.screen.tsx';
import { Screen as Faq } from './faq.screen.tsx';
import { Screen as Help } from './help.screen.tsx';
import { Screen as Learning } from './learning.screen.tsx';

const anItem = (change: Partial<ContentItem> = {}): ContentItem => ({
  id: 'faq-code',
  kind: 'faq',
  category: 'Links and codes',
  title: 'May I ask for the code?',
  body: 'Never.\n\nThe code proves that your customer agrees.',
  date: '2026-11-02',
  isSample: false,
  ...change,
});
const other = anItem({
  id: 'faq-valid',
  category: 'Quotes',
  title: 'How long is it valid?',
  body: '30 days.',
});

/** Searches the titles, as the server would. */
const answering = (...items: readonly ContentItem[]) => ({
  getContent: ({ query }: SeenCall) =>
    items.filter(({ title }) => title.toLowerCase().includes((query['search'] ?? '').toLowerCase())),
});
const entry = (title: string): HTMLDetailsElement =>
  screen.getByRole('heading', { level: 3, name: title }).closest('details')!;

describe('the content pages', () => {
  it.each([
    ['learning', Learning, 'Learning centre'],
    ['faq', Faq, 'Frequently asked questions'],
    ['help', Help, 'Help centre'],
    ['about', About, 'About us'],
  ])('shows the entries of the %s page from the server [N39] [DASH-002]', async (kind, Screen, title) => {
    const page = renderAgentScreen(Screen, { api: answering(anItem()) });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'May I ask for the code?' })).toBeTruthy();
    expect(screen.getByText('Never.')).toBeTruthy();
    expect(page.callsOf('getContent').map(({ query }) => query)).toEqual([{ kind }]);
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/oonahome');
  });

  it('marks sample content, and no other', async () => {
    const { unmount } = renderAgentScreen(Faq, { api: answering(anItem({ isSample: true })) });
    expect(await screen.findByText('Sample content.')).toBeTruthy();
    unmount();
    renderAgentScreen(Learning, { api: answering(anItem({ kind: 'learning' })) });
    await screen.findByRole('heading', { name: 'May I ask for the code?' });
    expect(screen.queryByText('Sample content.')).toBeNull();
  });

  it('groups entries by category and shows how long a guide takes', async () => {
    renderAgentScreen(Learning, { api: answering(anItem({ minutes: 4 }), other) });
    const headings = await screen.findAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Links and codes', 'Quotes']);
    expect(within(entry('May I ask for the code?')).getByText('4 minutes')).toBeTruthy();
  });

  it('opens the entry that the address names, and no other', async () => {
    renderAgentScreen(Faq, { api: answering(anItem(), other), route: '/oonafaq#faq-valid' });
    await screen.findByRole('heading', { level: 3, name: 'How long is it valid?' });
    expect(entry('How long is it valid?').open).toBe(true);
    expect(entry('May I ask for the code?').open).toBe(false);
    expect(document.activeElement).toBe(entry('How long is it valid?').querySelector('summary'));
  });

  it('gives every entry an address of its own', async () => {
    const { user, router } = renderAgentScreen(Faq, { api: answering(anItem()), route: '/oonafaq' });
    await user.click(await screen.findByText('May I ask for the code?'));
    await user.click(screen.getByRole('link', { name: 'Link to this answer' }));
    expect(router.state.location.hash).toBe('#faq-code');
  });

  it('keeps the search in the address, counts the results, and shows all entries again on request', async () => {
    const { user, address, callsOf } = renderAgentScreen(Faq, {
      api: answering(anItem(), other),
      route: '/oonafaq',
    });
    const search = await screen.findByRole('searchbox', { name: 'Search this page' });
    fireEvent.change(search, { target: { value: 'how long' } });
    expect(await screen.findByText('1 result')).toBeTruthy();
    expect(address()).toBe('/oonafaq?search=how+long');
    expect(callsOf('getContent').map(({ query }) => query)).toEqual([
      { kind: 'faq' },
      { kind: 'faq', search: 'how long' },
    ]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'how long zzz' } });
    expect(await screen.findByText('Nothing was found for “how long zzz”.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show everything' }));
    expect(await screen.findByRole('heading', { name: 'May I ask for the code?' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/oonafaq'));
  });

  it('starts with the search text of the address', async () => {
    const api = answering(anItem(), other);
    renderAgentScreen(Faq, { api, route: '/oonafaq?search=long' });
    expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('long');
    expect(await screen.findByText('1 result')).toBeTruthy();
  });

  it('links an entry to the page that it names: the address of the user type, or a web page', async () => {
    renderAgentScreen(Faq, {
      session: anAgent({ userType: 'Commercial' }),
      api: answering(
        anItem({ link: '/oonaleads' }),
        { ...other, link: 'https://example.id/guide' },
        anItem({ id: 'x', title: 'Strange', link: '//evil.example' }),
      ),
    });
    const own = await screen.findByRole('link', { name: 'Open the page for May I ask for the code?' });
    expect(own.getAttribute('href')).toBe('/oonacomleads');
    const web = screen.getByRole('link', { name: 'Open the page for How long is it valid?' });
    expect([web.getAttribute('href'), web.getAttribute('rel')]).toEqual([
      'https://example.id/guide',
      'noreferrer',
    ]);
    expect(screen.queryByRole('link', { name: 'Open the page for Strange' })).toBeNull();
  });

  it('shows e-mail address and phone number of the insurer on the help page', async () => {
    renderAgentScreen(Help, { api: answering() });
    expect(screen.getByRole('link', { name: 'bantuan@payung.example' }).getAttribute('href')).toBe(
      'mailto:bantuan@payung.example',
    );
    expect(screen.getByRole('link', { name: '+62 21 5555 0111' }).getAttribute('href')).toBe(
      'tel:+622155550111',
    );
    expect(await screen.findByText('There is nothing here yet.')).toBeTruthy();
  });

  it('requests the content in the language of the page', async () => {
    const { callsOf } = renderAgentScreen(Faq, { api: answering(anItem()), language: 'id' });
    expect(await screen.findByRole('heading', { name: 'Pertanyaan yang sering diajukan' })).toBeTruthy();
    await screen.findByText('Never.');
    const headers = Object.entries(callsOf('getContent')[0]?.headers ?? {});
    expect(headers.find(([name]) => name.toLowerCase() === 'accept-language')?.[1]).toMatch(/^id/);
  });
});
