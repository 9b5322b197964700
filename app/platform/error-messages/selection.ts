import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatDeadline, formatLongInstant, formatWeekDays } from '~/app/copy/format-time';
import { serverCopy } from '~/app/copy/copy';
import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { PlanError } from '~/domain/selection/week-plan';
import type { PublishError } from '~/app/services/award/publish-award.server';
import type { OpenFirstError } from '~/app/services/first-steps/open-first-selection.server';
import type { SampleRefusal } from '~/app/services/first-steps/change-sample-data.server';
import type { ListsSealed } from '~/domain/site/seal';
import { describeSeal } from './describe-seal.server';
import type { ErrorMessages } from './error-message';

export type SelectionError =
  | ChangeSelectionError
  | OpenFirstError
  | SampleRefusal
  | PlanError
  | PublishError
  | ListsSealed;

export const selectionMessages = {
  'selection-closed': () => ({
    status: 409,
    title: serverCopy.selectionErrors.jobSelectionClosed,
    text: serverCopy.selectionErrors.jobSelectionClosedText,
  }),
  'site-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.selectionErrors.siteChanged,
  }),
  'first-selection-not-opened': () => ({
    status: 409,
    title: serverCopy.firstSteps.notOpened,
    text: serverCopy.firstSteps.notOpenedText,
  }),
  'first-selection-opened': () => ({
    status: 409,
    title: serverCopy.firstSteps.alreadyOpened,
    text: serverCopy.firstSteps.alreadyOpenedText,
  }),
  'first-steps-missing': () => ({
    status: 409,
    title: serverCopy.firstSteps.missing,
    text: serverCopy.firstSteps.missingText,
  }),
  'sample-not-possible': () => ({
    status: 409,
    title: serverCopy.firstSteps.sampleRefused,
    text: serverCopy.firstSteps.sampleRefusedText,
  }),
  'cutoff-not-a-time': () => ({
    status: 400,
    title: serverCopy.common.error,
    text: serverCopy.selectionErrors.dateAndTimeMissing,
  }),
  'cutoff-in-the-past': () => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.common.cutoffInPast,
  }),
  'cutoff-far': ({ periodId, closesAt, daysAfterWeek, weeksAhead }) => {
    const at = formatLongInstant(closesAt.instant, closesAt.timeZone, getWritingClock());
    return {
      status: 409,
      title: serverCopy.selectionErrors.cutoffFar,
      text:
        daysAfterWeek > 0
          ? serverCopy.selectionErrors.cutoffAfterWeek(at, daysAfterWeek, formatWeekDays(periodId))
          : serverCopy.selectionErrors.cutoffWeeksAhead(at, weeksAhead),
    };
  },
  'cutoff-soon': ({ closesAt, hours }) => ({
    status: 409,
    title: serverCopy.selectionErrors.cutoffFar,
    text: serverCopy.selectionErrors.cutoffSoon(
      formatLongInstant(closesAt.instant, closesAt.timeZone, getWritingClock()),
      hours,
    ),
  }),
  'holiday-not-ahead': () => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.weeksAhead.invalidDateText,
  }),
  'too-many-holidays': ({ limit }) => ({
    status: 422,
    title: serverCopy.weeksAhead.tooManyHolidays,
    text: serverCopy.weeksAhead.tooManyHolidaysText(limit),
  }),
  'cutoff-not-before-week': () => ({
    status: 422,
    title: serverCopy.weeksAhead.notBeforeWeek,
    text: serverCopy.weeksAhead.notBeforeWeekText,
  }),
  'cutoff-not-after-week-before': () => ({
    status: 422,
    title: serverCopy.weeksAhead.notAfterWeekBefore,
    text: serverCopy.weeksAhead.notAfterWeekBeforeText,
  }),
  'week-not-ahead': () => ({
    status: 409,
    title: serverCopy.weeksAhead.weekNotAhead,
    text: serverCopy.weeksAhead.weekNotAheadText,
  }),
  'already-published': () => ({
    status: 409,
    title: serverCopy.selectionErrors.alreadyPublished,
    text: serverCopy.selectionErrors.alreadyPublishedText,
  }),
  'publishing-unfinished': () => ({
    status: 409,
    title: serverCopy.selectionErrors.publishingUnfinished,
    text: serverCopy.selectionErrors.publishingUnfinishedText,
  }),
  'no-outage': () => ({
    status: 409,
    title: serverCopy.selectionErrors.noOutage,
    text: serverCopy.selectionErrors.noOutageText,
  }),
  'lists-sealed': (seal) => ({
    status: 409,
    title: serverCopy.selectionErrors.sealed,
    text: describeSeal(seal),
  }),
  'not-published-yet': () => ({
    status: 409,
    title: serverCopy.selectionErrors.notPublishedYet,
    text: serverCopy.selectionErrors.notPublishedYetText,
  }),
  'selection-still-open': ({ closesAt }) => ({
    status: 409,
    title: serverCopy.selectionErrors.selectionIsStillOpen,
    text: serverCopy.selectionErrors.selectionIsStillOpenText(
      formatDeadline(closesAt, getWritingClock()),
    ),
  }),
  'saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: serverCopy.common.savesArriving,
    text: serverCopy.selectionErrors.savesArrivingText(readyInSeconds),
  }),
  'claims-open': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.claimsAreWaiting,
    text: serverCopy.selectionErrors.claimsAreWaitingText(count),
  }),
  'grants-unpublished': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.grantsNotPublished,
    text: serverCopy.selectionErrors.grantsNotPublishedText(count),
  }),
  'trades-unpublished': ({ count }) => ({
    status: 409,
    title: serverCopy.selectionErrors.tradesNotPublished,
    text: serverCopy.selectionErrors.tradesNotPublishedText(count),
  }),
} satisfies Partial<ErrorMessages<SelectionError>>;
