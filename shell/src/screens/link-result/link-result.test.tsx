import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@payung/shared/testing/render-screen.tsx';
import { withTexts } from '#testing/with-texts.tsx';
import { shellScreens } from '#screens.ts';

it.each([
  ['linkNotValid', '/linknotvalid', 'This link has expired'],
  ['linkNotVaild', '/linknotvaild', 'This link has expired'],
  ['linkNotMatch', '/linknotmatch', 'We do not recognise this link'],
] as const)('the screen %s shows at %s the title "%s"', async (id, route, title) => {
  const { Screen } = await shellScreens[id]();
  renderScreen(<Screen />, { frame: withTexts, route });
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
});
