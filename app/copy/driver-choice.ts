import type { Choice } from '~/domain/site/choices';
import { adminCopy } from './copy';

/** A driver as a field offers them: `Ann Example (1000001)`. */
export const toDriverChoice = ({
  employeeId,
  name,
  seniorityNumber,
}: {
  readonly employeeId: string;
  readonly name: string;
  readonly seniorityNumber: number | null;
}): Choice => ({
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
