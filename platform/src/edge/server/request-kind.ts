import { INSTALLED_APP } from '@payung/shared/installed-app.ts';
import { PAGE_REPORT_PATH } from '@payung/shared/page-report.ts';
import { REGISTRY_PATH, REST_PATH } from '@payung/shared/registry.ts';
import { CSP_REPORT_PATH } from '../page/security-headers.ts';

/** What is asked for, in few words: addresses carry ids. */
export type RequestKind = 'api' | 'page' | 'asset' | 'registry' | 'report' | 'platform' | 'health' | 'other';

const KINDS: readonly (readonly [prefix: string, kind: RequestKind])[] = [
  ['/api/', 'api'],
  ['/app/assets', 'asset'],
  ['/app/remotes', 'asset'],
  [REST_PATH, 'asset'],
  [INSTALLED_APP.worker, 'asset'],
  [INSTALLED_APP.manifest, 'asset'],
  [INSTALLED_APP.icon, 'asset'],
  [INSTALLED_APP.largeIcon, 'asset'],
  [REGISTRY_PATH, 'registry'],
  [PAGE_REPORT_PATH, 'report'],
  [CSP_REPORT_PATH, 'report'],
  ['/app', 'page'],
  ['/platform/', 'platform'],
  ['/livez', 'health'],
  ['/readyz', 'health'],
  ['/healthz', 'health'],
  ['/metrics', 'health'],
];

/** By the pattern of its route. */
export const requestKind = (route: string | undefined): RequestKind => {
  if (route === undefined) return 'other';
  if (route === '/') return 'page';
  return KINDS.find(([prefix]) => route.startsWith(prefix))?.[1] ?? 'other';
};
