import { expect, it } from 'vitest';
import { screen } from '@testing-library/react';
import { aPublicCard } from '#testing/registration-data.ts';
import { renderRegistration } from '#testing/render-registration.tsx';
import { PublicCardView } from './public-card.tsx';

const show = (card: ReturnType<typeof aPublicCard>) =>
  renderRegistration(() => <PublicCardView card={card} linkId="aB3dE9" />, { session: undefined });

it('shows strangers picture, name, company, tier and the texts of the agent, as plain text [R40]', () => {
  show(
    aPublicCard({
      hasPicture: true,
      achievements: ['<b>Best</b>'],
      testimonials: [{ name: 'Budi', words: 'Quick and clear.' }],
      blogs: [{ title: 'Why cover', url: 'https://example.com/blog' }],
      socialLinks: [{ network: 'Instagram', url: 'https://instagram.com/sari' }],
    }),
  );
  const picture = screen.getByRole('img', { name: 'Picture of Sari Wulandari' });
  expect(picture.getAttribute('src')).toBe('/api/invite/aB3dE9/picture');
  for (const shown of [
    'Sari Wulandari',
    'Payung Bandung',
    'Gold agent',
    '<b>Best</b>',
    'Quick and clear.',
    'Budi',
  ]) {
    expect(screen.getByText(shown)).toBeTruthy();
  }
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['https://example.com/blog', 'noopener noreferrer nofollow'],
    ['https://instagram.com/sari', 'noopener noreferrer nofollow'],
  ]);
});

it('shows no picture when there is none, and no link that is not https [R40]', () => {
  show(aPublicCard({ blogs: [{ title: 'Bad', url: 'javascript:alert(1)' }] }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Bad')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
