/** What staff are told about flags. */
export const LINE_FLAG_TEXTS = {
  checked: {
    en: '{who} has checked this already.',
    id: '{who} sudah memeriksa ini.',
  },
} as const;
