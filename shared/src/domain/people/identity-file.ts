/** Images of identity cards: PNG or JPG of at most 2 MB (HOME-097). The server reads the bytes as well. */
export const IDENTITY_FILE = { maxBytes: 2 * 1024 * 1024, types: ['image/png', 'image/jpeg'] } as const;

/** Message id of why a photo cannot be sent. */
export type IdentityFileProblem = 'identity.file.empty' | 'identity.file.size' | 'identity.file.type';

export const checkIdentityFile = (file: {
  readonly size: number;
  readonly type: string;
}): IdentityFileProblem | undefined => {
  const types: readonly string[] = IDENTITY_FILE.types;
  if (!types.includes(file.type)) return 'identity.file.type';
  if (file.size === 0) return 'identity.file.empty';
  return file.size > IDENTITY_FILE.maxBytes ? 'identity.file.size' : undefined;
};
