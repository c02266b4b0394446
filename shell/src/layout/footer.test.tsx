import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { config } from '@payung/shared/config.ts';
import { aLinkVisit, anAgent } from '@payung/shared/testing/samples/people.ts';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { Footer } from '#layout/footer.tsx';
import { withTexts } from '#testing/with-texts.tsx';

const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it.each(['whole', 'line'] as const)('says all of it, %s [SHELL-017]', (form) => {
  renderScreen(<Footer form={form} />, { frame: withTexts });
  const { brand } = config;
  expect(target(/^Contact us/)).toContain(`mailto:${brand.supportEmail}`);
  for (const { name, href } of brand.social) expect(target(new RegExp(`^${name}`))).toBe(href);
  expect(target(/^Privacy policy/)).toBe('/legal/privacy');
  expect(target(/^Terms and conditions/)).toBe('/legal/terms');
  expect(screen.getByText(brand.regulator.en)).toBeDefined();
  expect(screen.getByText(brand.copyright)).toBeDefined();
});

it('shows one line where people work, which opens the rest until the next page (ruling R86)', async () => {
  const { user } = renderScreen(<Footer form="line" />, { frame: withTexts, path: '/*' });
  const line = screen.getByText('Information and help').closest('summary');
  expect(line?.textContent).toBe(
    'PT Asuransi Payung Nusantara is licensed and supervised by Otoritas Jasa Keuangan (OJK).Information and help',
  );
  const rest = screen.getByRole('group');
  expect(rest.hasAttribute('open')).toBe(false);
  await user.click(screen.getByText('Information and help'));
  expect(rest.hasAttribute('open')).toBe(true);
  await user.click(screen.getByRole('link', { name: /^Privacy policy/ }));
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});

it('leads customers to what is kept about them; agents have it in their menu', () => {
  const { unmount } = renderScreen(<Footer form="whole" />, { frame: withTexts, session: anAgent() });
  expect(screen.queryByRole('link', { name: /^My data/ })).toBeNull();
  unmount();
  renderScreen(<Footer form="whole" />, { frame: withTexts, session: aLinkVisit() });
  expect(target(/^My data/)).toBe('/mydata');
});
