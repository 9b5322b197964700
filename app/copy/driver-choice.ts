import type { Choice } from '~/domain/site/choices';
import { adminCopy } from './copy';

interface ShownDriver {
  readonly employeeId: string;
  readonly name: string;
  /** Null if it is not known. */
  readonly seniorityNumber: number | null;
}

/** A driver as questions name them: `Ann Example (1000001, seniority 12)`. */
export const nameDriver = ({ employeeId, name, seniorityNumber }: ShownDriver): string =>
  seniorityNumber === null
    ? `${name} (${employeeId})`
    : adminCopy.common.namedDriver(name, employeeId, seniorityNumber);

/** A driver as a field offers them: `Ann Example (1000001)`. */
export const toDriverChoice = ({ employeeId, name, seniorityNumber }: ShownDriver): Choice => ({
  id: employeeId,
  text: `${name} (${employeeId})`,
  title: name,
  details: [
    employeeId,
    ...(seniorityNumber === null ? [] : [adminCopy.common.seniorityNumber(seniorityNumber)]),
  ].join(' · '),
  names: [name, ...(seniorityNumber === null ? [] : [String(seniorityNumber)])],
  keywords: seniorityNumber === null ? '' : String(seniorityNumber),
});
