/** Images of identity cards: PNG or JPG of at most 2 MB (HOME-097). The server reads the bytes as well. */
export const IDENTITY_FILE = { maxBytes: 2 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

export const checkIdentityFile = (file: {
  readonly size: number;
  readonly type: string;
}): 'identity.file.empty' | 'identity.file.size' | 'identity.file.type' | undefined => {
  const types: readonly string[] = IDENTITY_FILE.types;
  if (!types.includes(file.type)) return 'identity.file.type';
  if (file.size === 0) return 'identity.file.empty';
  return file.size > IDENTITY_FILE.maxBytes ? 'identity.file.size' : undefined;
};
