import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '@payung/shared/config.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Footer } from '#layout/footer.tsx';
import { withTexts } from '#testing/with-texts.tsx';

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows contact mail, social links, privacy, terms, regulator and copyright [SHELL-017]', () => {
  renderScreen(<Footer />, { frame: withTexts });
  const { brand } = config;
  expect(target(/^Contact us/)).toContain(`mailto:${brand.supportEmail}`);
  for (const { name, href } of brand.social) expect(target(new RegExp(`^${name}`))).toBe(href);
  expect(target(/^Privacy policy/)).toBe('/legal/privacy');
  expect(target(/^Terms and conditions/)).toBe('/legal/terms');
  expect(screen.getByText(brand.regulator.en)).toBeDefined();
  expect(screen.getByText(brand.copyright)).toBeDefined();
});

it('leads customers to what is kept about them; agents have it in their menu', () => {
  const { unmount } = renderScreen(<Footer />, { frame: withTexts, session: anAgent() });
  expect(screen.queryByRole('link', { name: /^My data/ })).toBeNull();
  unmount();
  renderScreen(<Footer />, { frame: withTexts, session: aLinkVisit() });
  expect(target(/^My data/)).toBe('/mydata');
});
