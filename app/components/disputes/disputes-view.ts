import type { Conflict } from '~/domain/award/figures/conflicts';
import type { Objection } from '~/domain/award/figures/objections';
import type { Claim } from '~/domain/claims/claim';
import { getCatalogue } from '~/domain/site/current-award';

/** A conflict, and the drivers who were assigned the job manually. */
export interface DisputeView extends Conflict {
  readonly givenTo: readonly string[];
}

/** A claim with the driver who filed it. */
export type ClaimView = Claim & {
  readonly driver: { readonly name: string; readonly seniorityNumber: number | null } | null;
  /** Whether the answer is part of a publication; absent if the page does not ask for a new one. */
  readonly isPublished?: boolean;
  readonly timeZone: string;
};

/** Whether the claim is about a vacation week and not about a job. */
export const isAboutWeek = ({ periodId }: Pick<Claim, 'periodId'>): boolean =>
  getCatalogue(periodId) === 'vacations';

/** An assignment that an administrator is about to make, with the objections to it. */
export interface QuestionView {
  readonly driverId: string;
  readonly driverName: string;
  readonly seniorityNumber: number | null;
  /** A job or week id. */
  readonly jobId: string;
  readonly objections: readonly Objection[];
}
