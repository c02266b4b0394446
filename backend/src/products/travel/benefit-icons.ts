import { iconAddressOf } from '#areas/quote/price/price.ts';

/** Line drawings of the add-ons, 24 × 24. */
const DRAWINGS: Readonly<Record<string, string>> = {
  covid: 'M12 3 5 6v5.5c0 4.4 2.9 7.9 7 9.5 4.1-1.6 7-5.1 7-9.5V6l-7-3ZM12 8.5v7M8.5 12h7',
  adventure: 'M3 19.5 9.5 8l4 7 2.5-4 5 8.5H3ZM16.5 7.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6Z',
  gadget:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3ZM11 18h2',
  house: 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-5.5h4V20',
  visa: 'M6 3h12v18H6zM12 12.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM9 17h6',
  ferry:
    'M3.5 13h17l-2.5 5.5H6L3.5 13ZM6.5 13V8.5h8L17 13M10 8.5V5M3 21c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
};

/** An address that a picture can show (`signedUrl`); empty for an icon nobody has drawn. */
export const iconAddress = (icon: string): string => {
  const drawing = DRAWINGS[icon];
  return drawing === undefined ? '' : iconAddressOf(drawing);
};
