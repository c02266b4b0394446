import { config } from '../config.ts';
import { readSettings } from '../settings.ts';

/** Services with a base of their own; the row of a call says which it uses (SHELL-049, ruling R63). */
export const SERVICES = ['user', 'microsite', 'further'] as const;
export type Service = (typeof SERVICES)[number];

/** Where calls of that service go; to the request base, where whoever runs the platform has set none. */
export const baseOf = (service: Service | undefined): string => {
  const { services = {} } = readSettings();
  return (service && services[service]) ?? services.request ?? config.api.request;
};

/** Stands before the path of secure calls. */
export const securePrefix = (): string => readSettings().services?.securePrefix ?? config.api.securePrefix;
