type Handler = (result: Readonly<Record<string, unknown>>) => void;

/**
 * The script that is served in place of HyperKYC's, with the same two globals. It runs in a browser and is
 * sent there as its own text, so it may use nothing from outside itself.
 */
export const sandboxSdk = (origin: string): void => {
  const TEXTS = {
    en: {
      title: 'Identity check (sandbox)',
      notice: 'This is a test page of an identity provider. No photo is taken.',
      card: 'A sample card',
      number: 'Number on the card',
      auto_approved: 'Approve',
      needs_review: 'Needs review',
      auto_declined: 'Decline',
      error: 'Fail',
      user_cancelled: 'Cancel',
      something_else: 'Answer an unknown status',
      late: 'Read the card late',
      down: 'Be out of service afterwards',
    },
    id: {
      title: 'Pemeriksaan identitas (sandbox)',
      notice: 'Ini halaman uji penyedia pemeriksaan identitas. Tidak ada foto yang diambil.',
      card: 'Contoh kartu',
      number: 'Nomor pada kartu',
      auto_approved: 'Setujui',
      needs_review: 'Perlu ditinjau',
      auto_declined: 'Tolak',
      error: 'Gagalkan',
      user_cancelled: 'Batalkan',
      something_else: 'Jawab dengan status tak dikenal',
      late: 'Baca kartu terlambat',
      down: 'Tidak melayani setelahnya',
    },
  };
  const ENDS = [
    'auto_approved',
    'needs_review',
    'auto_declined',
    'error',
    'user_cancelled',
    'something_else',
  ] as const;

  class HyperKycConfig {
    accessToken: string;
    workflowId: string;
    transactionId: string;
    language: 'en' | 'id';
    constructor(accessToken: string, workflowId: string, transactionId: string) {
      this.accessToken = accessToken;
      this.workflowId = workflowId;
      this.transactionId = transactionId;
      this.language = 'en';
    }
    setInputs(): void {}
    setDefaultLangCode(code: string): void {
      this.language = code === 'id' ? 'id' : 'en';
    }
  }

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- nothing outside is sent along
  const make = <Name extends keyof HTMLElementTagNameMap>(
    name: Name,
    facts: Partial<HTMLElementTagNameMap[Name]>,
    ...inside: readonly (Node | string)[]
  ): HTMLElementTagNameMap[Name] => {
    const element = Object.assign(document.createElement(name), facts);
    element.append(...inside);
    return element;
  };

  const launch = (config: HyperKycConfig, handler: Handler): void => {
    const texts = TEXTS[config.language];
    const number = make('input', { value: '3174051705900001', inputMode: 'numeric', maxLength: 24 });
    const late = make('input', { type: 'checkbox' });
    const down = make('input', { type: 'checkbox' });

    const end = async (status: (typeof ENDS)[number]): Promise<void> => {
      for (const button of root.querySelectorAll('button')) button.disabled = true;
      await fetch(`${origin}/outcome`, {
        method: 'POST',
        body: new URLSearchParams({
          accessToken: config.accessToken,
          status,
          idNumber: number.value,
          ...(late.checked ? { late: 'on' } : {}),
          ...(down.checked ? { down: 'on' } : {}),
        }),
      });
      root.remove();
      handler({
        TransactionID: config.transactionId,
        status,
        details: {},
        latestModule: 'module_id',
        ...(status === 'user_cancelled' ? { errorCode: 103, errorMessage: 'cancelled' } : {}),
      });
    };

    const root = make(
      'main',
      { className: 'sandbox' },
      make('h1', {}, texts.title),
      make('p', { className: 'notice' }, texts.notice),
      make('img', { src: `${origin}/sample.png`, alt: texts.card }),
      make('label', {}, texts.number, number),
      make(
        'div',
        { className: 'ends' },
        ...ENDS.map((status) =>
          make(
            'button',
            {
              type: 'button',
              className: status === 'auto_approved' ? 'main' : '',
              onclick: () => void end(status),
            },
            texts[status],
          ),
        ),
      ),
      make('label', { className: 'switch' }, late, texts.late),
      make('label', { className: 'switch' }, down, texts.down),
    );
    document.head.append(make('link', { rel: 'stylesheet', href: `${origin}/sdk.css` }));
    document.body.append(root);
  };

  Object.assign(globalThis, { HyperKycConfig, HyperKYCModule: { launch, prefetch: () => undefined } });
};

export const SDK_STYLE = `
.sandbox { font: 16px/1.5 system-ui, sans-serif; color: #1f2430; max-width: 520px; margin: 0 auto; padding: 16px;
  box-sizing: border-box; display: grid; gap: 12px; }
.sandbox h1 { font-size: 20px; margin: 0; }
.sandbox p { margin: 0; }
.sandbox .notice { background: #fff4d6; border-radius: 8px; padding: 8px 12px; }
.sandbox img { width: 100%; max-width: 260px; height: auto; aspect-ratio: 856 / 540; border-radius: 12px; justify-self: center; }
.sandbox label { display: grid; gap: 4px; }
.sandbox label.switch { display: flex; gap: 8px; align-items: center; min-height: 32px; }
.sandbox input:not([type=checkbox]) { font: inherit; min-height: 44px; padding: 8px; box-sizing: border-box; width: 100%;
  border: 1px solid #76859b; border-radius: 8px; }
.sandbox .ends { display: grid; gap: 8px; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); }
.sandbox button { min-height: 44px; padding: 8px; border: 1px solid #5b2e90; border-radius: 8px; background: #fff;
  color: #5b2e90; font: inherit; }
.sandbox button.main { background: #5b2e90; color: #fff; }
.sandbox button:disabled { opacity: .6; }
.sandbox :focus-visible { outline: 3px solid #1d6fd8; outline-offset: 2px; }
`;
