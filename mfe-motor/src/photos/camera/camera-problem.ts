/** Why there is no picture. Each has its own words and its own next step. */
export type CameraProblem =
  /** Somebody said no to this page. */
  | 'denied'
  /** The phone's settings do not let the browser use the camera. */
  | 'deniedBySystem'
  | 'none'
  /** Another app or tab has it. */
  | 'busy'
  /** This browser, or this kind of address, has no camera for pages. */
  | 'unsupported';

const BY_NAME: Readonly<Record<string, CameraProblem>> = {
  NotFoundError: 'none',
  DevicesNotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  TrackStartError: 'busy',
  AbortError: 'busy',
  TypeError: 'unsupported',
};

/** The page was allowed and yet denied: then it was the system. Chrome says so in its message as well. */
export const cameraProblemOf = (
  error: { readonly name: string; readonly message: string },
  permission: PermissionState | undefined,
): CameraProblem => {
  const known = BY_NAME[error.name];
  if (known !== undefined) return known;
  return permission === 'granted' || /system/i.test(error.message) ? 'deniedBySystem' : 'denied';
};

/** Not every browser knows a permission of that name. */
export const cameraPermission = async (): Promise<PermissionState | undefined> => {
  try {
    return (await navigator.permissions.query({ name: 'camera' })).state;
  } catch {
    return undefined;
  }
};
