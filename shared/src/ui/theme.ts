import type { ThemeConfig } from 'antd';
import type { COLOURS } from '#ui/colours.ts';

/** Popups of antd open inside an open dialog: the top layer covers everything else. */
export const popupPlace = (node?: HTMLElement): HTMLElement => node?.closest('dialog') ?? document.body;

/** The theme of antd in colours of the brand, which its own algorithm completes. Sizes in pixels. */
export const themeOf = (
  colours: Readonly<Record<keyof typeof COLOURS, string>>,
  algorithm: NonNullable<ThemeConfig['algorithm']>,
): ThemeConfig => ({
  algorithm,
  token: {
    colorPrimary: colours.primary,
    // The ring around the control that has the focus, as tokens.css draws it around everything else.
    colorPrimaryBorder: colours.primary,
    lineWidthFocus: 2,
    colorPrimaryHover: colours.primaryStrong,
    colorPrimaryActive: colours.primaryStrong,
    colorLink: colours.primary,
    colorLinkHover: colours.primaryStrong,
    colorLinkActive: colours.primaryStrong,
    colorSuccess: colours.success,
    colorError: colours.error,
    colorWarning: colours.progress,
    colorText: colours.ink,
    colorTextSecondary: colours.secondary,
    colorTextTertiary: colours.secondary,
    colorTextQuaternary: colours.edge,
    colorTextPlaceholder: colours.secondary,
    colorBorder: colours.edge,
    colorBorderSecondary: colours.line,
    colorBgLayout: colours.page,
    colorBgContainer: colours.card,
    colorBgElevated: colours.card,
    colorTextLightSolid: colours.card,
    colorBgContainerDisabled: colours.quiet,
    fontFamily: 'var(--py-font)',
    fontSize: 16,
    fontSizeSM: 14,
    // The font is loaded in two weights only.
    fontWeightStrong: 700,
    borderRadius: 8,
    borderRadiusLG: 12,
    controlHeight: 44,
    controlHeightLG: 48,
    controlHeightSM: 32,
    motionDurationFast: '0.1s',
    motionDurationMid: '0.15s',
    motionDurationSlow: '0.15s',
    wireframe: false,
  },
  components: {
    Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 28 },
  },
});
