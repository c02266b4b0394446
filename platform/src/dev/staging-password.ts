/** Any name will do: a staging platform asks for its password alone. */
const NAME = 'payung';

/** What a platform behind a password asks for first; nothing where `PAYUNG_STAGING_PASSWORD` is not set. */
export const stagingCredentials = (
  env: Readonly<Record<string, string | undefined>>,
): { readonly username: string; readonly password: string } | undefined => {
  const password = env['PAYUNG_STAGING_PASSWORD'];
  return password ? { username: NAME, password } : undefined;
};

export const stagingHeaders = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> => {
  const known = stagingCredentials(env);
  if (known === undefined) return {};
  const word = Buffer.from(`${known.username}:${known.password}`).toString('base64');
  return { Authorization: `Basic ${word}` };
};
