/**
 * The colours of the insurer. They also stand in `tokens.css`, which applies before any script runs; a test keeps the two
 * equal.
 */
export const COLOURS = {
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
} as const;

/** Where the system asks for dark pages. Text on a filled button is as dark as a card there. */
export const DARK_COLOURS: Readonly<Record<keyof typeof COLOURS, string>> = {
  primary: '#2dd4bf',
  primaryStrong: '#5eead4',
  primaryTint: '#10302f',
  ink: '#e8edf5',
  secondary: '#a9b6c8',
  success: '#4ade80',
  successTint: '#10291b',
  error: '#f88787',
  errorTint: '#35181c',
  progress: '#fb9a4b',
  progressTint: '#33220f',
  marigold: '#8a4a0b',
  line: '#334155',
  edge: '#7a8ba5',
  page: '#0b1220',
  quiet: '#1c2740',
  card: '#131c2e',
};
