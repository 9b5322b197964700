import { counted } from '~/app/copy/en/counted';
import { firstSteps } from '~/app/copy/en/server/selection';

export const selection = {
  'selection-closed.title': 'Job Selection Closed',
  'selection-closed': 'The selection deadline has passed. Your last saved picks count.',
  'first-selection-not-opened.title': 'The first selection is not open yet',
  'first-selection-not-opened':
    'Finish the first steps and open the first selection. Nothing was changed.',
  'first-selection-opened.title': firstSteps.alreadyOpened,
  'first-selection-opened': firstSteps.alreadyOpenedText,
  'first-steps-missing.title': 'Something is missing',
  'first-steps-missing': 'Enter at least one driver and one job before you open the selection.',
  'sample-not-possible.title': 'Sample data was not changed',
  'sample-not-possible': 'Sample data can be added only to a site without drivers and jobs.',
  'too-many-holidays.title': 'Too many holidays',
  'too-many-holidays': ({ limit }: { limit: number }) =>
    `A site can have ${limit} coming holidays. Remove one first. Nothing was saved.`,
  'cutoff-not-before-week.title': 'Cutoff too late',
  'cutoff-not-before-week':
    'The cutoff must be before the Monday of the work week. Nothing was saved.',
  'cutoff-not-after-week-before.title': 'Cutoff too early',
  'cutoff-not-after-week-before':
    'The cutoff must be after that of the week before. Nothing was saved.',
  'week-not-ahead.title': 'Week not ahead',
  'week-not-ahead':
    'This week has opened already, or is too far ahead. Change the cutoff of the present week on the dashboard. Nothing was saved.',
  'already-published.title': 'Already published',
  'already-published':
    'The assignments of this period are published. Start the next period to open selection again.',
  'publishing-unfinished.title': 'Publishing is not finished',
  'publishing-unfinished':
    'An award is being published. Wait until it is, or cancel that on its page.',
  'no-outage.title': 'Cutoff not moved',
  'no-outage': 'No outage before the cutoff waits for your decision. Set a new cutoff instead.',
  'lists-sealed.title': 'Nothing to show yet',
  'lists-sealed': ({ deadline }: { deadline: string | null }) =>
    deadline === null
      ? 'Lists are sealed until the vacation portal closes.'
      : `Lists are sealed until ${deadline}.`,
  'selection-still-open.title': 'Selection is still open',
  'selection-still-open': ({ deadline }: { deadline: string }) =>
    `Drivers can save until ${deadline}. Close the selection first.`,
  'claims-open.title': 'Claims are waiting',
  'claims-open': ({ count }: { count: number }) =>
    `${counted(count, 'claim')} of this period ${count === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  'claims-running.title': 'Drivers may still file claims',
  'claims-running': ({ deadline }: { deadline: string }) =>
    `Drivers may file claims about this period until ${deadline}. Once you start the next one, they no longer can. Is this right? If so, confirm it. Nothing was changed yet.`,
  'grants-unpublished.title': 'Granted claims are not published',
  'grants-unpublished': ({ count }: { count: number }) =>
    `${counted(count, 'granted claim')} of this period ${count === 1 ? 'takes' : 'take'} effect once you save the final assignments again. Do that before you start the next period.`,
  'trades-unpublished.title': 'Approved trades are not published',
  'trades-unpublished': ({ count }: { count: number }) =>
    `${counted(count, 'approved trade')} of this period ${count === 1 ? 'is' : 'are'} not published yet. Publish under Trades before you start the next period.`,
  'plan-changed': 'Somebody else changed the plan at the same time. Look at it and try again.',
};

export const doubtfulCutoffs = {
  title: 'Is this cutoff right?',
  'cutoff-far': ({
    deadline,
    week,
    daysAfterWeek,
    weeksAhead,
  }: {
    deadline: string;
    week: string;
    daysAfterWeek: number;
    weeksAhead: number;
  }) =>
    daysAfterWeek > 0
      ? `The cutoff ${deadline} is ${daysAfterWeek < 14 ? counted(daysAfterWeek, 'day') : `about ${Math.round(daysAfterWeek / 7)} weeks`} after the end of the week of ${week}, for which drivers choose. Is this right? If so, confirm it. Nothing was changed yet.`
      : `The cutoff ${deadline} is more than ${weeksAhead} weeks away. Is this right? If so, confirm it. Nothing was changed yet.`,
  'cutoff-soon': ({ deadline, hours }: { deadline: string; hours: number }) =>
    `The cutoff ${deadline} is in ${hours === 0 ? 'less than an hour' : counted(hours, 'hour')}, so many drivers would miss it. Is this right? If so, confirm it. Nothing was changed yet.`,
};

export const unpublished = {
  title: 'Not published yet',
  'not-published-yet': 'Save the final assignments of this period before you start the next one.',
  'weeks-not-published': 'No vacation assignments are published, so there is nothing to withdraw.',
};

export const savesArriving = {
  title: 'The last saves are still coming in',
  'saves-still-arriving': ({ readyInSeconds }: { readyInSeconds: number }) =>
    `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  'vacation-saves-still-arriving': ({ readyInSeconds }: { readyInSeconds: number }) =>
    `The portal has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
};

export const settings = {
  'invalid-vacation-rounds.title': 'Invalid vacation rounds',
  'invalid-vacation-rounds': 'Enter one to six numbers from 1 to 12, such as 2, 1.',
  'invalid-opening-time.title': 'Invalid opening time',
  'invalid-opening-time': 'The opening time must be a time of day such as 08:00.',
};

export const workPlan = {
  title: 'No work was planned',
  'work-not-a-time': 'Enter date and time of its begin and end.',
  'work-length': ({ maxHours }: { maxHours: number }) =>
    `It must end after it begins, and within ${counted(maxHours, 'hour')}.`,
  'work-date': ({ maxDays }: { maxDays: number }) =>
    `It must not be over, and must begin within ${counted(maxDays, 'day')}.`,
  'work-note-too-long': ({ limit }: { limit: number }) =>
    `The note may have up to ${counted(limit, 'character')}.`,
  'too-many-works': ({ limit }: { limit: number }) =>
    `At most ${limit} can be planned at a time. Cancel one first, or wait until one is over.`,
};
