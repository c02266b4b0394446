/** The theme's teal. */
const STROKE = '#0F766E';

/**
 * An address that a picture can show (`signedUrl`): a line drawing of 24 × 24 that lies inside the
 * answer. An insurer's own addresses may stand here instead, once the page's policy names their host.
 */
export const iconAddressOf = (drawing: string): string => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${STROKE}" ` +
    `stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="${drawing}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
