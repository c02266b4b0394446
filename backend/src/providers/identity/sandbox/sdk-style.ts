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
