import type { SavedList } from '~/app/components/ranking/receipt';
import type { PickList } from '~/domain/picks/pick-list';

/** A save of jobs as its receipt shows it. */
export const savedList = ({ jobIds, acceptedAt, receiptNumber, late }: PickList): SavedList => ({
  ids: jobIds,
  acceptedAt,
  receiptNumber,
  late,
});
