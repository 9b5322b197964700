import { toClosing } from '~/domain/activity/to-closing';
import type { PlannedWork } from '~/domain/status/planned-work-schema';

/** What the log says of planned work. */
export const toLoggedWork = ({ from, until, note }: PlannedWork) => ({
  from: toClosing(from),
  until: toClosing(until),
  note,
});
