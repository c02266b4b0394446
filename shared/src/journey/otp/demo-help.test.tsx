import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { VerifiedOtp } from '#schemas/auth.ts';
import type { PageSettings } from '#settings.ts';
import { SETTINGS_ELEMENT } from '#settings.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { PhoneAndOtp } from './phone-and-otp.tsx';

const DEMO: PageSettings = {
  demo: {
    people: [
      { name: 'Sari Wulandari', type: 'Mitra', phone: '081200000001' },
      {
        name: 'Agus Setiawan',
        type: 'Mitra',
        remark: { en: 'another agent', id: 'agen lain' },
        phone: '081200000004',
      },
    ],
  },
};

const answers = (...codes: readonly string[]) => {
  const left = [...codes];
  return vi.fn<typeof fetch>(() =>
    Promise.resolve(Response.json({ errCode: -1, errMsg: { code: left.shift() ?? '' } })),
  );
};

const open = (settings: PageSettings, flow: 'customer' | 'agent', demoFetch = answers('123456')) => {
  vi.stubGlobal('fetch', demoFetch);
  const element = document.createElement('script');
  element.id = SETTINGS_ELEMENT;
  element.type = 'application/json';
  element.textContent = JSON.stringify(settings);
  document.head.append(element);
  const view = renderScreen(
    <PhoneAndOtp flow={flow} linkId="aB3dE9" onVerified={vi.fn<(reply: VerifiedOtp) => void>()} />,
    { api: { sendOtp: { key: 'key-1', message: 'OTP sent' } } },
  );
  return { ...view, demoFetch };
};

afterEach(() => {
  document.getElementById(SETTINGS_ELEMENT)?.remove();
  vi.unstubAllGlobals();
});

const phone = () => screen.getByLabelText<HTMLInputElement>('Mobile number');

describe('in demo mode', () => {
  it('fills in the phone of a demo person', async () => {
    const { user } = open(DEMO, 'agent');
    expect(screen.getByText('Mitra')).toBeTruthy();
    expect(screen.getByText('Mitra, another agent')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sari Wulandari · 081200000001' }));
    expect(phone().value).toBe('081200000001');
  });

  it('does not list agents on the page of a link', () => {
    open(DEMO, 'customer');
    expect(screen.queryByText('Demo: log in as')).toBeNull();
  });

  it('shows the code beside its boxes as soon as it was sent, to who asked for it', async () => {
    const { user, demoFetch } = open(DEMO, 'customer', answers('', '123456'));
    await user.type(phone(), '081234567890');
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByText('Demo: your code appears here')).toBeTruthy();
    expect(await screen.findByText('Demo: your code is 123456')).toBeTruthy();
    expect(demoFetch.mock.calls.map(([address, init]) => [address, init?.body])).toEqual([
      ['/api/demo/code', '{"key":"key-1"}'],
      ['/api/demo/code', '{"key":"key-1"}'],
    ]);
  });
});

describe('in live mode', () => {
  it('lists no person, reads no code and shows none', async () => {
    const { user, demoFetch } = open({}, 'agent');
    expect(screen.queryByText('Demo: log in as')).toBeNull();
    await user.type(phone(), '081234567890');
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(await screen.findByRole('button', { name: 'Verify OTP' })).toBeTruthy();
    expect(screen.queryByText(/Demo/)).toBeNull();
    expect(demoFetch).not.toHaveBeenCalled();
  });
});
