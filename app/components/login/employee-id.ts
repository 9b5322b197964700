import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';

/** Keeps only digits, at most 7 of them. Applied while the user types. */
export const typedEmployeeId = (text: string): string =>
  text.replace(/\D/g, '').slice(0, employeeIdLength);

/** Removes spaces and hyphens. Never truncates, because a shortened ID could belong to someone else. */
export const sentEmployeeId = (text: string): string => text.trim().replace(/[\s-]/g, '');

/**
 * What is wrong with an ID; null if it is valid. For an empty ID the login page shows a text that ends with a period,
 * the landing page one that does not.
 */
export const employeeIdProblem = (employeeId: string, page: 'landing' | 'login'): string | null => {
  if (employeeId === '') return page === 'login' ? copy.login.enterId : copy.login.enterIdToStart;
  if (!/^\d{7}$/.test(employeeId)) return copy.login.wrongLength;
  return null;
};

export const employeeIdNames = ['emplid', 'emplid#', 'empid', 'id'] as const;

/**
 * The first of these query parameters that is not empty. Empty text if all of those in the URL are empty, null if the
 * URL has none of them.
 */
export const employeeIdInQuery = (query: URLSearchParams): string | null => {
  const given = employeeIdNames.filter((name) => query.has(name));
  const values = given.map((name) => query.get(name)?.trim() ?? '');
  return values.find(Boolean) ?? values[0] ?? null;
};
