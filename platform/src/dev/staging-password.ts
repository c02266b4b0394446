/** What a platform behind a password asks for first; nothing where `PAYUNG_STAGING_PASSWORD` is not set. */
export const stagingHeaders = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> => {
  const password = env['PAYUNG_STAGING_PASSWORD'];
  if (!password) return {};
  // Any name will do.
  return { authorization: `Basic ${Buffer.from(`payung:${password}`).toString('base64')}` };
};
