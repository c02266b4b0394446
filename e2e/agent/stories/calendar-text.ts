/** The entries of a calendar file (RFC 5545), with long lines unfolded: the values of an entry by their names. */
export const calendarEntries = (text: string): readonly Readonly<Record<string, string>>[] => {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  const entries: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') entries.push({});
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? [];
    const entry = entries.at(-1);
    if (entry !== undefined && !(name in entry)) entry[name] = value;
  }
  return entries;
};
