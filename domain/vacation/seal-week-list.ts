import type { VacationPicks } from './vacation-picks';

/** Who saved a list of vacation weeks and when, without its picks. */
export const sealWeekList = ({
  employeeId,
  acceptedAt,
  receiptNumber,
  enteredBy,
}: VacationPicks): VacationPicks => ({
  employeeId,
  weekIds: [],
  acceptedAt,
  receiptNumber,
  ...(enteredBy && { enteredBy }),
});
