import type { AwardResult } from '~/domain/award/award';
import type { Job } from '~/domain/jobs/job';
import type { Deadline } from '~/domain/time/deadline';

/** What the next version does with the drivers' answers. */
export interface LeftOverPreviewView {
  readonly version: number;
  readonly chain: NonNullable<AwardResult['jobChain']>;
  readonly drivers: readonly { readonly employeeId: string; readonly name: string }[];
  readonly others: readonly { readonly jobId: string }[];
  readonly changes: number;
  readonly left: readonly string[];
  readonly confirmed: string;
}

/** Left-over jobs that are offered, or were. */
export interface LeftOverOfferView {
  readonly id: string;
  readonly until: Deadline;
  readonly isRunning: boolean;
  readonly jobIds: readonly string[];
  /** The most senior driver first. */
  readonly answers: readonly {
    readonly driver: {
      readonly employeeId: string;
      readonly name: string;
      readonly seniorityNumber: number | null;
    };
    readonly jobIds: readonly string[];
  }[];
  readonly preview: LeftOverPreviewView | null;
}

/** A published week with jobs that nobody has. */
export interface LeftOverPageView {
  readonly periodId: string;
  readonly weeks: readonly string[];
  readonly jobs: readonly Job[];
  readonly offer: LeftOverOfferView | null;
  /** Answers about another week, which another offer would discard. */
  readonly waiting: {
    readonly offerId: string;
    readonly periodId: string;
    readonly takers: number;
  } | null;
  readonly proposed: Deadline;
}
