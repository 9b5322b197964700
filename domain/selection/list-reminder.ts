import { toEpochMs, toInstant, type Instant } from '~/domain/shared/instant';
import { hourMs } from '~/domain/shared/time-units';
import { windowStateAt, type SelectionWindow } from './selection-window';

/** From when drivers may be reminded again. An administrator must not flood their mailboxes. */
export const getNextReminderAt = (remindedAt: Instant): Instant =>
  toInstant(toEpochMs(remindedAt) + hourMs);

/** Whether drivers without a list can still save one in time. */
export const mayRemind = (selection: SelectionWindow, now: Instant): boolean =>
  windowStateAt(selection, now) === 'open' && selection.status === 'selecting';
