import { employeeIdLength } from '~/domain/drivers/limits';

/**
 * Employee IDs as a short text: the differences between the sorted IDs. IDs mostly follow each other closely, so 1,000 of
 * them take 2 to 4 KB, which every driver's page reads with the note.
 */
export const packRecipients = (employeeIds: readonly string[]): string => {
  const numbers = [...new Set(employeeIds.map(Number))].sort((a, b) => a - b);
  return numbers.map((id, at) => (id - (numbers[at - 1] ?? 0)).toString(36)).join(' ');
};

export const unpackRecipients = (packed: string): string[] => {
  let id = 0;
  return packed
    .split(' ')
    .filter((step) => step !== '')
    .map((step) => String((id += parseInt(step, 36))).padStart(employeeIdLength, '0'));
};
