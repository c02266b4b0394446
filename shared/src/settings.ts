import type { BilingualText } from './product.ts';
import { config } from './config.ts';

/** What the operator configures for the page; the edge writes it beside the registry. */
export interface PageSettings {
  /** Browser key of the Google Maps platform; without one the map of our own is used. */
  readonly mapsKey?: string;
  /** A map id of that platform: markers are then drawn the present way. */
  readonly mapId?: string;
  /** Picture tiles below the map of our own: an https address with `{z}`, `{x}`, `{y}`. */
  readonly tileUrl?: string;
  /** Who made the tiles, as plain text. */
  readonly tileAttribution?: string;
  /** Base address of the pages of a partner to whom customers are handed over. */
  readonly partnerUrl?: string;
  /** Where the document of the identity check comes from; absent where no provider is configured. */
  readonly identityOrigin?: string;
  /** Origins of the operator's CAPTCHA, with blanks between them: the page's policy allows them. */
  readonly captchaOrigins?: string;
  /** The product that is sold without add-ons, where it is another one than its remote knows (ruling K30). */
  readonly noAddOnsProductId?: string;
  /** Where the services are that the page calls (SHELL-049); what is not set is the request base. */
  readonly services?: ServiceSettings;
  /** The operator has taken the service worker back: no page installs one. */
  readonly serviceWorker?: 'off';
  /** Only in demo mode: what helps a newcomer. */
  readonly demo?: DemoSettings;
}

/** Bases with a slash at the end: a path of this origin, or an https address. */
export interface ServiceSettings {
  readonly request?: string;
  /** Before the path of secure calls. */
  readonly securePrefix?: string;
  readonly user?: string;
  /** The pages of agents for the public. */
  readonly microsite?: string;
  readonly further?: string;
}

interface DemoSettings {
  /** Who can log in. */
  readonly people: readonly DemoPerson[];
}

export interface DemoPerson {
  readonly name: string;
  /** Type of user. */
  readonly type: string;
  /** What is particular about this person. */
  readonly remark?: BilingualText;
  readonly phone: string;
}

export const SETTINGS_ELEMENT = 'payung-settings';

/** Read from the page each time: an element that is missing or broken leaves nothing configured. */
export const readSettings = (): PageSettings => {
  try {
    return JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '{}') as PageSettings;
  } catch {
    return {};
  }
};

/** Services with a base of their own; the row of a call says which it uses (SHELL-049, ruling R63). */
export const SERVICES = ['user', 'microsite', 'further'] as const;
export type Service = (typeof SERVICES)[number];

/** Where calls of that service go; to the request base, where the operator has set none. */
export const baseOf = (service: Service | undefined): string => {
  const { services = {} } = readSettings();
  return (service && services[service]) ?? services.request ?? config.api.request;
};

/** Stands before the path of secure calls. */
export const securePrefix = (): string => readSettings().services?.securePrefix ?? config.api.securePrefix;
