import type { ActionError } from '~/app/components/admin/use-action-error';
import type { WeekFields } from '~/domain/vacation/week-list';

/** A week form that stored nothing: why, and the form as it goes on. */
export interface RefusedWeek {
  readonly error: ActionError;
  readonly sent: WeekFields;
  /** What an edit goes out from now: where somebody was faster, theirs. */
  readonly shown: WeekFields | null;
}
