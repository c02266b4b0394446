import type { PageSettings, ServiceSettings } from '@payung/shared/settings.ts';

/** What the environment gives as it is; the rest comes from the backend, or from the server of the identity check. */
type EnvironmentSetting = Exclude<keyof PageSettings, 'demo' | 'partnerUrl' | 'identityOrigin' | 'services'>;

interface Variable {
  readonly name: string;
  readonly setting: EnvironmentSetting;
  readonly form: RegExp;
  readonly says: string;
}

const VARIABLES: readonly Variable[] = [
  {
    name: 'PAYUNG_MAPS_KEY',
    setting: 'mapsKey',
    form: /^[\w-]{10,100}$/,
    says: 'a browser key of the Google Maps platform',
  },
  { name: 'PAYUNG_MAP_ID', setting: 'mapId', form: /^[\w-]{1,64}$/, says: 'a map id' },
  {
    name: 'PAYUNG_TILE_URL',
    setting: 'tileUrl',
    form: /^https:\/\/[a-z0-9.-]+(?::\d+)?\/(?=\S*\{z\})(?=\S*\{x\})(?=\S*\{y\})[^\s"'<>;,]*$/,
    says: 'an https address with {z}, {x} and {y}, its host spelled out in lower case',
  },
  {
    name: 'PAYUNG_TILE_ATTRIBUTION',
    setting: 'tileAttribution',
    form: /^[^<>]{1,200}$/,
    says: 'plain text',
  },
  {
    name: 'MOTOR_NO_ADDONS_PRODUCT_ID',
    setting: 'noAddOnsProductId',
    form: /^[\w.-]{1,64}$/,
    says: 'the id of a product',
  },
  {
    name: 'PAYUNG_CAPTCHA_ORIGINS',
    setting: 'captchaOrigins',
    form: /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?: https:\/\/(?:\*\.)?[a-z0-9.-]+)*$/,
    says: 'https origins with blanks between them',
  },
  {
    name: 'PAYUNG_SERVICE_WORKER',
    setting: 'serviceWorker',
    form: /^off$/,
    says: 'off, or not set',
  },
];

const BASE = /^(?:\/(?!\/)|https:\/\/[a-z0-9.-]+(?::\d+)?\/)(?:[\w.-]+\/)*$/;
const SERVICE_VARIABLES = [
  { name: 'PAYUNG_REQUEST_BASE', setting: 'request', form: BASE },
  { name: 'PAYUNG_SECURE_PREFIX', setting: 'securePrefix', form: /^(?:[\w.-]+\/)+$/ },
  { name: 'PAYUNG_USER_BASE', setting: 'user', form: BASE },
  { name: 'PAYUNG_MICROSITE_HOST', setting: 'microsite', form: BASE },
  { name: 'PAYUNG_FURTHER_BASE', setting: 'further', form: BASE },
] as const satisfies readonly {
  readonly name: string;
  readonly setting: keyof ServiceSettings;
  readonly form: RegExp;
}[];

/** Where the services are (SHELL-049). */
const servicesFrom = (env: Readonly<Record<string, string | undefined>>): Pick<PageSettings, 'services'> => {
  const set = SERVICE_VARIABLES.flatMap(({ name, setting, form }) => {
    const value = env[name]?.trim() ?? '';
    if (value === '') return [];
    if (!form.test(value))
      throw new Error(`${name} must be a path or an https address with a slash at its end, such as /api/.`);
    return [[setting, value] as const];
  });
  return set.length === 0 ? {} : { services: Object.fromEntries(set) };
};

/** The page's settings from the environment; an error names the variable that is wrong. */
export const settingsFrom = (env: Readonly<Record<string, string | undefined>>): PageSettings => {
  const settings: Partial<Record<EnvironmentSetting, string>> = {};
  for (const { name, setting, form, says } of VARIABLES) {
    const value = env[name]?.trim() ?? '';
    if (value === '') continue;
    if (!form.test(value)) throw new Error(`${name} must be ${says}.`);
    settings[setting] = value;
  }
  if (settings.tileUrl !== undefined && settings.tileAttribution === undefined) {
    throw new Error('PAYUNG_TILE_URL needs PAYUNG_TILE_ATTRIBUTION: map providers require attribution.');
  }
  return { ...(settings as PageSettings), ...servicesFrom(env) };
};
