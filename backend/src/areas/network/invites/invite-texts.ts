export const INVITE_TEXTS = {
  counted: { en: 'Your invitation is counted.', id: 'Undangan Anda sudah dihitung.' },
} as const;
