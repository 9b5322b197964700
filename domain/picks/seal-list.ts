import type { PickList } from './pick-list';

/** Who saved a list of jobs and when, without its picks. Named field by field, so that a new one is not shown by mistake. */
export const sealJobList = ({
  employeeId,
  periodId,
  windowVersion,
  acceptedAt,
  firstSavedAt,
  receiptNumber,
  late,
  enteredBy,
}: PickList): PickList => ({
  employeeId,
  jobIds: [],
  periodId,
  windowVersion,
  acceptedAt,
  receiptNumber,
  late,
  ...(firstSavedAt !== undefined && { firstSavedAt }),
  ...(enteredBy && { enteredBy }),
});
