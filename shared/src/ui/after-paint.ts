/** Runs it after the next picture, so that a press is answered first. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
