import { listOf } from '#mail-domains.ts';
import type { HypervergeSettings } from '#area-environment.ts';

/** All or none: without them a card is uploaded as a photo. */
export const HYPERVERGE = [
  'HYPERVERGE_APP_ID',
  'HYPERVERGE_APP_KEY',
  'HYPERVERGE_WORKFLOW_ID',
  'HYPERVERGE_TOKEN_URL',
  'HYPERVERGE_RESULT_URL',
  'HYPERVERGE_SDK_URL',
] as const;

export const withoutSlash = (url: string | undefined): string | undefined => url?.replace(/\/+$/, '');

type HypervergeVariable = (typeof HYPERVERGE)[number] | 'HYPERVERGE_IMAGE_HOSTS';

export const hypervergeOf = (
  read: Readonly<Partial<Record<HypervergeVariable, string | undefined>>>,
): HypervergeSettings | undefined => {
  const [appId, appKey, workflowId, tokenUrl, resultUrl, sdkUrl] = HYPERVERGE.map((name) => read[name] ?? '');
  if (!appId || !appKey || !workflowId || !tokenUrl || !resultUrl || !sdkUrl) return undefined;
  return {
    appId,
    appKey,
    workflowId,
    tokenUrl: withoutSlash(tokenUrl) ?? '',
    resultUrl: withoutSlash(resultUrl) ?? '',
    sdkUrl,
    imageHosts: listOf(read.HYPERVERGE_IMAGE_HOSTS ?? 'hyperverge.co'),
  };
};
