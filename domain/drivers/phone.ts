/** What follows the number: an extension, which no phone dials by itself. */
const extension = /\s*(?:ext\.?|x|#)\s*\d+\s*$/i;

/** One number with what may stand between its digits. */
const oneNumber = /^\(?\+?[\d\s.()\p{Pd}]+$/u;
const mostDigits = 15;

/** What a phone dials for a number as somebody wrote it; null if it is no number, or several ones. */
export const toDialed = (phone: string): string | null => {
  const number = phone.replace(extension, '').trim();
  const digits = number.replace(/\D/g, '');
  if (digits.length < 3 || digits.length > mostDigits || !oneNumber.test(number)) return null;
  return number.includes('+') ? `+${digits}` : digits;
};
