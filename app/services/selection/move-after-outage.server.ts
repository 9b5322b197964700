import type { Deps } from '~/app/ports/deps';
import type { NewEvent } from '~/domain/activity/activity';
import { toClosing } from '~/domain/activity/to-closing';
import type { NewNotice } from '~/domain/mail/notice';
import { moveAfterOutage } from '~/domain/selection/outage';
import type { Outage } from '~/domain/selection/outage-schema';
import type { SelectionWindow, WindowError } from '~/domain/selection/selection-window';
import { ok, type Result } from '~/domain/shared/result';
import type { Site } from '~/domain/site/site';
import { deadlineAt } from '~/domain/time/deadline';
import { toEpochMs, type Instant } from '~/domain/time/instant';

/** The evidence for the log: each gap in the site's local time. */
export const describeGaps = ({ gaps, minutes, cutoff: { timeZone } }: Outage) => ({
  minutes,
  gaps: gaps.map((gap) => ({
    from: toClosing(deadlineAt(toEpochMs(gap.from), timeZone)),
    minutes: gap.minutes,
  })),
});

/** The window with its cutoff moved because of the outage, the log entry's event, and the notice to all drivers. */
export const prepareMove = (
  { ids }: Pick<Deps, 'ids'>,
  { companyId, siteId, window: selection }: Site,
  outage: Outage,
  now: Instant,
): Result<
  {
    readonly window: SelectionWindow;
    readonly event: NewEvent;
    readonly notices: readonly NewNotice[];
  },
  WindowError
> => {
  const moved = moveAfterOutage(selection, outage, now);
  if (!moved.ok) return moved;
  const { periodId, closesAt } = moved.value;
  const notice = { kind: 'cutoff-extended', companyId, siteId, of: 'jobs', closesAt } as const;
  return ok({
    window: moved.value,
    event: {
      code: 'cutoff-extended',
      periodId,
      closesAt: toClosing(closesAt),
      ...describeGaps(outage),
    },
    notices: [{ id: ids.next(), at: now, notice }],
  });
};
