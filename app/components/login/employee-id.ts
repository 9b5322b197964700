import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';

/** Keeps only digits and at most 7 of them, as the field does while the user types. */
export const typedEmployeeId = (text: string): string =>
  text.replace(/\D/g, '').slice(0, employeeIdLength);

/** Removes spaces and hyphens. Never truncates, because a shortened ID could belong to someone else. */
export const sentEmployeeId = (text: string): string => text.trim().replace(/[\s-]/g, '');

/** Null if valid. On the login page the text for an empty ID ends with a period; on the landing page it does not. */
export const employeeIdProblem = (employeeId: string, page: 'landing' | 'login'): string | null => {
  if (employeeId === '') return page === 'login' ? copy.login.enterId : copy.login.enterIdToStart;
  if (!/^\d{7}$/.test(employeeId)) return copy.login.wrongLength;
  return null;
};

export const employeeIdNames = ['emplid', 'emplid#', 'empid', 'id'] as const;

/** The first non-empty one of these query parameters; null if the URL has none of them. */
export const employeeIdInQuery = (query: URLSearchParams): string | null => {
  const given = employeeIdNames.filter((name) => query.has(name));
  const values = given.map((name) => query.get(name)?.trim() ?? '');
  return values.find(Boolean) ?? values[0] ?? null;
};
