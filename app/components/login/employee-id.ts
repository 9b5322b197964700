import { copy } from '~/app/copy/copy';
import { employeeIdLength } from '~/domain/drivers/limits';

/** Digits only, truncated to 7, as the field shows it while somebody types. */
export const typedEmployeeId = (text: string): string =>
  text.replace(/\D/g, '').slice(0, employeeIdLength);

/** What was sent, without what people put between digits. Never truncated: that could name somebody else. */
export const sentEmployeeId = (text: string): string => text.trim().replace(/[\s-]/g, '');

/** The login page ends the first text with a period, the landing page does not. */
export const employeeIdProblem = (employeeId: string, page: 'landing' | 'login'): string | null => {
  if (employeeId === '')
    return page === 'login'
      ? copy.login.pleaseEnterYourEmployeeId
      : copy.login.pleaseEnterYourEmployeeIdToStart;
  if (!/^\d{7}$/.test(employeeId)) return copy.login.employeeIdMustBeExactly;
  return null;
};

export const employeeIdNames = ['emplid', 'emplid#', 'empid', 'id'] as const;

/** The first of these query parameters that is not empty. Null where none is there at all. */
export const employeeIdInQuery = (query: URLSearchParams): string | null => {
  const given = employeeIdNames.filter((name) => query.has(name));
  const values = given.map((name) => query.get(name)?.trim() ?? '');
  return values.find(Boolean) ?? values[0] ?? null;
};
