import { cleanText, cutText } from '~/domain/shared/clean-text';
import { fail, ok, type Result } from '~/domain/shared/result';
import type { Driver } from './driver';
import { maxNameLength } from './limits';

/** `driver-typed-unclear`: the number is the employee ID of one driver and the seniority number of another. */
export type TypedDriverError =
  | { readonly code: 'driver-typed-unknown'; readonly typed: string }
  | { readonly code: 'driver-typed-unclear'; readonly typed: string };

/**
 * Finds the driver whose employee ID or seniority number somebody typed. A number that could mean two is refused. Seven
 * digits that begin with 0 are an ID, because nobody writes a seniority number like that.
 */
export const findTypedDriver = <One extends Pick<Driver, 'employeeId' | 'seniorityNumber'>>(
  drivers: readonly One[],
  text: string,
): Result<One, TypedDriverError> => {
  const typed = cleanText(text);
  const isNumber = /^(?!0\d{6})\d{1,7}$/.test(typed);
  const found = drivers.filter(
    ({ employeeId, seniorityNumber }) =>
      employeeId === typed || (isNumber && seniorityNumber === Number(typed)),
  );
  const [driver, another] = found;
  const shown = cutText(typed, maxNameLength);
  if (!driver) return fail({ code: 'driver-typed-unknown', typed: shown });
  return another ? fail({ code: 'driver-typed-unclear', typed: shown }) : ok(driver);
};
