import { clockText, slotMinutes, timeText } from '@payung/shared/domain/todo/todo.ts';
import { useLanguage } from '@payung/shared/session/language.ts';

/** A time slot as people of the language write it: `9:00 AM`, or `09.00`. */
export const useSlotText = (): ((slot: string) => string) => {
  const shown = useLanguage() === 'id' ? clockText : timeText;
  return (slot) => {
    const minutes = slotMinutes(slot);
    return minutes === undefined ? slot : shown(minutes);
  };
};
