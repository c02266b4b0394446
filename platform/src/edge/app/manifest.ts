import { INSTALLED_APP } from '@payung/shared/installed-app.ts';
import { BRAND } from '@payung/shared/ui/brand-settings.ts';
import { COLOURS } from '@payung/shared/ui/colours.ts';

const icon = (src: string, size: number) => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** What a device installs, by the settings of the brand. */
export const manifest = {
  id: '/app/',
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.insurer,
  lang: 'id',
  start_url: '/app/',
  scope: '/app/',
  display: 'standalone',
  background_color: COLOURS.page,
  theme_color: COLOURS.primary,
  icons: [icon(INSTALLED_APP.icon, 192), icon(INSTALLED_APP.largeIcon, 512)],
  share_target: {
    action: INSTALLED_APP.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      files: [{ name: 'card', accept: ['text/vcard', 'text/x-vcard', '.vcf'] }],
    },
  },
} as const;
