import type { AdminCall, Writing } from '~/app/ports/deps';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { resetCodeValidMs } from '~/domain/access/reset-code';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

/** What the administrator passes on to the driver. The code is shown only once and only its hash is stored. */
export interface IssuedCode {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
  readonly code: string;
}

/** Issues a one-time code with which a driver sets a password. An earlier code stops working. */
export const issueResetCode = async ({
  deps,
  access: { scope },
  employeeId,
}: AdminCall<Writing | 'sha256', { employeeId: string }>): Promise<
  Result<IssuedCode, { readonly code: 'employee-not-found' }>
> => {
  const { driver } = await deps.stores.access.readDriver(scope, employeeId);
  if (!driver) return fail({ code: 'employee-not-found' });
  const code = deps.ids.printedCode();
  const now = deps.clock.now();
  const event = {
    code: 'reset-code-issued',
    driverId: employeeId,
    driverName: driver.name,
  } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at: toInstant(now) });
  const isIssued = await deps.stores.credentials.issueResetCode(scope, {
    employeeId,
    resetCode: { hash: deps.sha256(code), validUntil: toInstant(now + resetCodeValidMs) },
    entry,
  });
  return isIssued
    ? ok({ employeeId, name: driver.name, seniorityNumber: driver.seniorityNumber, code })
    : fail({ code: 'employee-not-found' });
};
