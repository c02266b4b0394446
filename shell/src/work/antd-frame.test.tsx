import { act, render, screen } from '@testing-library/react';
import { Select } from 'antd';
import { expect, it } from 'vitest';
import { setLanguage } from '@payung/shared/session/language.ts';
import { AntdFrame } from './antd-frame.tsx';

it('gives the styles of antd the nonce of the page', () => {
  // Files share a page: what those before have left there had no nonce.
  for (const style of document.querySelectorAll('style')) style.remove();
  const meta = document.createElement('meta');
  meta.name = 'style-nonce';
  meta.nonce = 'one-time';
  document.head.append(meta);
  render(
    <AntdFrame>
      <Select options={[]} aria-label="Kota" />
    </AntdFrame>,
  );
  meta.remove();
  const styles = [...document.querySelectorAll('style')];
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.map((style) => style.nonce || style.getAttribute('nonce'))).toEqual(
    styles.map(() => 'one-time'),
  );
});

it('gives antd the language of the page', () => {
  const { rerender } = render(<div />);
  const open = (language: 'en' | 'id') => {
    act(() => setLanguage(language));
    rerender(
      <AntdFrame key={language}>
        <Select open options={[]} aria-label="Kota" />
      </AntdFrame>,
    );
  };
  open('id');
  expect(screen.getAllByText('Tidak ada data')[0]).toBeDefined();
  open('en');
  expect(screen.getAllByText('No data')[0]).toBeDefined();
});

it('opens popups inside the dialog that they belong to', () => {
  render(
    <AntdFrame>
      <dialog open>
        <Select open options={[{ value: 'jakarta', label: 'Jakarta' }]} aria-label="Kota" />
      </dialog>
    </AntdFrame>,
  );
  expect(screen.getByTitle('Jakarta').closest('dialog')).not.toBeNull();
});
