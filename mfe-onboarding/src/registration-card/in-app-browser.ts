/** Browsers inside of other apps, by what they call themselves; many of them have no camera for pages. */
const IN_APP =
  /FBAN|FBAV|FB_IAB|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|BytedanceWebview|Twitter|WhatsApp|; wv\)/i;

/** Whether the camera can be used here: otherwise a file goes first. */
export const hasNoCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia !== 'function' || IN_APP.test(navigator.userAgent);
