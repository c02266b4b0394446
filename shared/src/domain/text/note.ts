const NOTE_MAX_CHARS = 100;

/** A note above 100 characters is cut there until more is asked for (TRV-035). */
export const collapseNote = (note: string): { readonly text: string; readonly isCut: boolean } =>
  note.length > NOTE_MAX_CHARS
    ? { text: note.slice(0, NOTE_MAX_CHARS), isCut: true }
    : { text: note, isCut: false };
