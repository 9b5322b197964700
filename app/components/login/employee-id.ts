import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';
import { cleanId } from '~/domain/shared/clean-text';

/** Keeps only digits, at most 7 of them. Applied while the user types. */
export const typedEmployeeId = (text: string): string =>
  text.replace(/\D/g, '').slice(0, employeeIdLength);

/** Removes spaces, hyphens and what nobody sees. Never truncates, because a shortened ID could belong to someone else. */
export const sentEmployeeId = (text: string): string => cleanId(text).replace(/[\s-]/g, '');

/** Whether something was typed that cannot be an ID. */
export const isWrongLength = (employeeId: string): boolean =>
  employeeId !== '' && employeeId.length !== employeeIdLength;

/** How many digits were typed and how many an ID has, if that is what is wrong with it. */
export const describeLength = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').length;
  return digits === 0 || digits === employeeIdLength
    ? copy.login.sevenDigits
    : copy.login.countDigits(digits, employeeIdLength);
};

/**
 * What is wrong with an ID; null if it is valid. For an empty ID, the text on the login page ends with a period and the
 * one on the landing page does not.
 */
export const employeeIdProblem = (employeeId: string, page: 'landing' | 'login'): string | null => {
  if (employeeId === '') return page === 'login' ? copy.login.enterId : copy.login.enterIdToStart;
  if (!/^\d{7}$/.test(employeeId)) return copy.login.wrongLength;
  return null;
};

export const employeeIdNames = ['emplid', 'emplid#', 'empid', 'id'] as const;

/**
 * The first value in the URL's query that is not empty, of the parameters in `employeeIdNames`. Returns '' if the URL
 * has only empty ones, null if it has none.
 */
export const employeeIdInQuery = (query: URLSearchParams): string | null => {
  const given = employeeIdNames.filter((name) => query.has(name));
  const values = given.map((name) => query.get(name)?.trim() ?? '');
  return values.find(Boolean) ?? values[0] ?? null;
};
