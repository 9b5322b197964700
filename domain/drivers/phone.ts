/** What follows the number: an extension, which no phone dials by itself. */
const extension = /\s*(?:ext\.?|x|#)\s*\d+\s*$/i;

/** What a phone dials for a number as somebody wrote it; null if it is no number. */
export const toDialed = (phone: string): string | null => {
  const number = phone.replace(extension, '');
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3 || /\p{L}/u.test(number)) return null;
  return number.trim().startsWith('+') ? `+${digits}` : digits;
};
