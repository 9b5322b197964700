/**
 * A driver's first name and initial, for a page that anyone near the phone can read: `Dana R.`. A list may write the last
 * name first, with a comma.
 */
export const shortName = (name: string): string => {
  const [last = '', first] = name.split(',').map((part) => part.trim());
  const words = (first ? `${first} ${last}` : last).split(/\s+/).filter(Boolean);
  const given = words[0] ?? '';
  const family = first ? (last.split(/\s+/)[0] ?? '') : (words.at(-1) ?? '');
  if (words.length < 2 || family === '') return given;
  return `${given} ${[...family][0]}.`;
};
