import { config } from '../config.ts';

/**
 * The brand of the insurer and its colours. The colours also stand in `tokens.css`, which applies before
 * any script runs; a test keeps the two equal.
 */
export const BRAND = {
  ...config.brand,
  colours: {
    primary: '#0f766e',
    primaryStrong: '#115e59',
    primaryTint: '#f0fdfa',
    ink: '#0f172a',
    secondary: '#475569',
    success: '#15803d',
    successTint: '#f0fdf4',
    error: '#b91c1c',
    errorTint: '#fef2f2',
    progress: '#c2410c',
    progressTint: '#fff7ed',
    marigold: '#f59e0b',
    line: '#cbd5e1',
    // Borders of fields need a contrast of 3 : 1 (WCAG 1.4.11), which `line` does not have.
    edge: '#76859b',
    page: '#f8fafc',
    quiet: '#f1f5f9',
    card: '#ffffff',
  },
} as const;
