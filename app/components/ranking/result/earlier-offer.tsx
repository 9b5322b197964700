import { AddSeveral } from '~/app/components/ranking/list/add-several';
import { Alert } from '~/app/components/ui/alert';
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
  <Alert kind="info">
    <div className="flex flex-col items-start gap-2">
      {copy.ranking.earlierText}
      {gone.length > 0 && (
        <span className="tabular-nums">{copy.ranking.earlierGone(gone.join(', '))}</span>
      )}
      <AddSeveral
        name="earlier"
        text={(count) => copy.ranking.useEarlier(formatWeekDays(periodId), count)}
        picks={[]}
        ids={ids}
        onEdit={onEdit}
      />
    </div>
  </Alert>
);
