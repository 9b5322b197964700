import { AddSeveral } from '~/app/components/ranking/list/add-several';
import { copy } from '~/app/copy/copy';
import { formatWeekDays } from '~/app/copy/format-time';
import type { EarlierList } from '~/domain/picks/current-picks';
import type { PickEdit } from '~/domain/picks/order-picks';

/** Offers the driver's list of an earlier period as a start. */
export const EarlierOffer = ({
  earlier: { periodId, ids, gone },
  onEdit,
}: {
  earlier: EarlierList;
  onEdit: (edit: PickEdit) => void;
}) => (
  <div className="flex flex-col gap-1 pb-1 lg:items-start lg:pb-0">
    <AddSeveral
      name="earlier"
      text={(count) => copy.ranking.useEarlier(formatWeekDays(periodId), count)}
      picks={[]}
      ids={ids}
      onEdit={onEdit}
    />
    <p className="text-sm text-muted tabular-nums">
      {copy.ranking.earlierText} {gone.length > 0 && copy.ranking.earlierGone(gone.join(', '))}
    </p>
  </div>
);
