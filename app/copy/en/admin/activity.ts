import {
  createDescribeEvent,
  formatClosing,
  formatFields,
  formatIds,
  type EventSentences,
  type WeekFacts,
} from '~/app/copy/describe-event';
import { counted } from '~/app/copy/en/counted';
import { formatAsked } from '~/app/copy/en/entered-by';
import type { EnteredFacts, ManualFacts, OutageFacts } from '~/domain/activity/selection-events';
import type { ClaimKind } from '~/domain/claims/claim-subject';
import { vacationAwardId } from '~/domain/vacation/vacation-portal';
import { describeObjection } from './disputes';
import { accessEvents, peopleEvents, tenantEvents } from './events';
import { notes } from './messages';
import { vacationWeeks } from './roster';
import { ssoEvents } from './sso';

const claimKinds: Record<ClaimKind, string> = {
  seniority: 'the seniority',
  list: 'the list',
  data: 'the data',
  other: 'something else',
};
const nameAward = (awardId: string): string =>
  awardId === vacationAwardId ? 'vacation weeks' : awardId;

export const activity = {
  caption: 'Activity',
  filter: 'Filter',
  searchActivity: 'Search activity',
  searchHint: 'Name, ID or details…',
  who: 'Who',
  action: 'Action',
  from: 'From',
  to: 'To',
  reset: 'Reset',
  newestFirst: (rows: number, zone: string) =>
    `${counted(rows, 'line')}, newest first · times in ${zone}`,
  time: 'Time',
  noMatch: 'No activity matches your search.',
  noEntries: 'No activity recorded.',
  pages: 'Pages of the log',
  searchOlder: 'Search older',
  title: 'Activity Log',
  fileGoesOn:
    'Older entries are left out. Choose earlier dates, or export as CSV, which holds them all.',
  clear: 'Clear (demo)',
  clearTitle: 'Clear the activity log?',
  clearText:
    'All entries so far disappear from this page and from its export, for every administrator of the site. The record itself is kept, and this action is logged.',
  clearConfirm: 'Clear the view',
  actionNames: {
    create: 'Create',
    update: 'Update',
    delete: 'Delete',
    view: 'View',
    login: 'Login',
    logout: 'Logout',
    save: 'Save',
  },
  everybody: 'Everybody',
  administrators: 'Administrators',
  dispatchers: 'Dispatchers',
  stewards: 'Stewards',
  programs: 'Programs (API)',
  masterAdministrator: 'Master administrator',
  theSystem: 'The system',
  allActions: 'All actions',
  foundIn: (found: number, searched: number, zone: string) =>
    `${found} found in ${counted(searched, 'entry', 'entries')} searched · times in ${zone}`,
};

/** A driver who may have been deleted since. */
const describeDriver = (driverId: string, driverName: string | null): string =>
  driverName === null ? driverId : `${driverName} (${driverId})`;

const describeManual = (facts: ManualFacts): string =>
  [
    `Manually assigned job ${facts.jobId} to ${facts.driverName} (${facts.driverId}) for ${facts.periodId}`,
    ...(facts.replacedId === null ? [] : [`instead of ${facts.replacedId}`]),
    ...(facts.objections.length === 0
      ? []
      : [
          `confirmed although: ${facts.objections.map((one) => describeObjection(one, facts.driverName)).join(', ')}`,
        ]),
    ...(facts.note ? [`reason: ${facts.note}`] : []),
  ].join('; ');

/** What was saved. How many picks there are is not logged while lists are sealed. */
const describeList = (count: number | undefined, noun: string): string =>
  count === undefined ? `a list of ${noun}s` : counted(count, noun);

const describeEntered = (facts: EnteredFacts): string => {
  const picks = describeList(facts.count, facts.periodId === null ? 'vacation pick' : 'pick');
  const period = facts.periodId === null ? '' : ` for ${facts.periodId}`;
  const late = facts.isLate ? ', after the cutoff' : '';
  return `${picks} for ${facts.driverName} (${facts.driverId})${period}${late}, ${formatAsked(facts)} (receipt ${facts.receiptNumber})`;
};

const describeGaps = ({ minutes, gaps }: OutageFacts): string => {
  const list = gaps.map(
    (gap) => `${counted(gap.minutes, 'minute')} from ${formatClosing(gap.from)}`,
  );
  return `${counted(minutes, 'minute')} (${list.join('; ')})`;
};

interface OpenTradeFacts {
  readonly giveId: string;
  readonly periodId: string | null;
}
type TradeFacts = OpenTradeFacts & { readonly wantId: string };
const describeOpenTrade = ({ giveId, periodId }: OpenTradeFacts): string =>
  periodId === null ? `vacation week ${giveId}` : `job ${giveId} in ${periodId}`;
const describeTrade = ({ giveId, wantId, periodId }: TradeFacts): string =>
  periodId === null
    ? `vacation week ${giveId} for ${wantId}`
    : `job ${giveId} for ${wantId} in ${periodId}`;
const describeAgreed = (facts: TradeFacts & { driverId: string; withDriverId: string }): string =>
  `the trade of ${facts.driverId} and ${facts.withDriverId}: ${describeTrade(facts)}`;

const describeWeek = ({ startDate, endDate, totalSlots, ...others }: WeekFacts): string =>
  [
    `${startDate} to ${endDate}`,
    counted(totalSlots, 'slot'),
    ...formatFields(others, vacationWeeks.fields),
  ].join(', ');

const sentences: EventSentences = {
  text: ({ text }) => text,
  ...accessEvents,

  'sample-added': ({ noun }) => `Added the sample ${noun}s`,
  'sample-removed': ({ noun }) => `Removed the sample ${noun}s`,
  'rows-saved': ({ noun, count }) => `Saved changes to ${counted(count, noun)}`,
  'seniority-changed': ({ name, count }) =>
    name === null
      ? `Closed gaps in the seniority numbers: ${counted(count, 'driver')} changed`
      : `Moved ${name} in seniority: ${counted(count, 'number')} changed`,
  'seniority-ranked': ({ count }) =>
    `Ranked the drivers by seniority date: ${counted(count, 'number')} changed`,
  'row-added': ({ noun, name }) => `Added ${noun} ${name}`,
  'rows-removed': ({ noun, ...rows }) => `Removed ${counted(rows.count, noun)}: ${formatIds(rows)}`,
  'driver-erasure-begun': ({ number }) =>
    `Started to erase a driver, who is number ${number} from now on`,
  'driver-erased': ({ number, deleted, changed, records }) =>
    `Erased driver ${number}: ${deleted} items deleted, ${changed} changed, ${records} of them published records`,
  'rows-imported': ({ noun, ...rows }) =>
    `Imported ${counted(rows.count, noun)}${rows.ids.length > 0 ? `: ${formatIds(rows)}` : ''}`,
  'list-imported': ({ noun, added, changed, removed, ids }) =>
    `Imported ${counted(added + changed + removed, noun)}: ${added} new, ${changed} changed, ${removed} removed${removed > 0 ? ` (${formatIds({ count: removed, ids })})` : ''}`,
  'bulk-undone': ({ noun, restored, changed, removed, kept }) =>
    `Undid a change of ${noun}s: ${restored} restored, ${changed} changed back, ${removed} removed, ${kept} not touched because they had changed again`,
  'import-answers-forgotten': ({ noun }) => `Forgot the answers about earlier imports of ${noun}s`,
  'job-template-saved': ({ name, count }) =>
    `Saved ${counted(count, 'job')} as the template “${name}”`,
  'job-template-deleted': ({ name }) => `Deleted the job template “${name}”`,
  'weeks-added': (weeks) => `Added ${counted(weeks.count, 'vacation week')}: ${formatIds(weeks)}`,
  'year-of-weeks-added': ({ count, year, totalSlots }) =>
    `Added the ${counted(count, 'week')} of ${year} with ${counted(totalSlots, 'slot')} each`,
  'week-changed': ({ weekId, from, to }) =>
    `Changed vacation week ${weekId} from ${describeWeek(from)} to ${describeWeek(to)}`,
  'weeks-closed': ({ isClosed, ...weeks }) =>
    `${isClosed ? 'Closed' : 'Reopened'} ${counted(weeks.count, 'vacation week')}: ${formatIds(weeks)}`,
  'weeks-deleted': ({ assignments, ...weeks }) => {
    const released = assignments > 0 ? ` with ${counted(assignments, 'manual assignment')}` : '';
    return `Deleted ${counted(weeks.count, 'vacation week')}: ${formatIds(weeks)}${released}`;
  },

  'picks-saved': ({ count, periodId, isLate, receiptNumber }) =>
    `Saved ${describeList(count, 'pick')} for ${periodId}${isLate ? ', after the cutoff' : ''} (receipt ${receiptNumber})`,
  'vacation-picks-saved': ({ count, receiptNumber }) =>
    `Saved ${describeList(count, 'vacation pick')} (receipt ${receiptNumber})`,
  'list-entered': (facts) => `Entered ${describeEntered(facts)}`,
  'own-list-replaced': ({ savedAt, ...facts }) =>
    `Entered ${describeEntered(facts)}; replaced the list that the driver saved themselves at ${formatClosing(savedAt)}, because the driver asked for it`,
  'holiday-added': ({ date, name }) => `Added the holiday ${date}${name && ` (${name})`}`,
  'holiday-removed': ({ date }) => `Removed the holiday ${date}`,
  'cutoff-planned': ({ periodId, closesAt }) =>
    closesAt
      ? `Set the cutoff of the coming period ${periodId} to ${formatClosing(closesAt)}`
      : `Returned to the usual cutoff of the coming period ${periodId}`,
  'selection-opened': ({ periodId, closesAt }) =>
    `Opened selection for ${periodId} until ${formatClosing(closesAt)}`,
  'selection-closed': ({ periodId }) => `Closed selection for ${periodId}`,
  'closing-canceled': ({ periodId, closesAt }) =>
    `Canceled closing the selection for ${periodId}; the cutoff is ${formatClosing(closesAt)} again`,
  'cutoff-moved': ({ periodId, closesAt }) =>
    `Moved the cutoff of ${periodId} to ${formatClosing(closesAt)}`,
  'cutoff-extended': ({ periodId, closesAt, ...outage }) =>
    `Moved the cutoff of ${periodId} to ${formatClosing(closesAt)}, because the system could not be reached for ${describeGaps(outage)}`,
  'outage-found': ({ periodId, ...outage }) =>
    `Before the cutoff of ${periodId}, the system could not be reached for ${describeGaps(outage)}`,
  'cutoff-reached': ({ periodId, closesAt }) =>
    `Selection for ${periodId} closed at ${formatClosing(closesAt)}`,
  'opening-refused': ({ because, count }) => {
    const why = {
      'claims-open': `${counted(count, 'claim')} not answered`,
      'grants-unpublished': `${counted(count, 'granted claim')} not published`,
      'trades-unpublished': `${counted(count, 'approved trade')} not published`,
    };
    return `The next period did not open: ${why[because]}`;
  },
  'award-published': ({ periodId, version, assigned, jobs, digest, freed }) =>
    `Published the assignments of ${periodId}, version ${version}: ${assigned} of ${jobs} jobs assigned${freed ? `, passed down the list: ${freed.join(', ')}` : ''} (digest ${digest})`,
  'vacations-published': ({ version, assigned, digest }) =>
    `Published the vacation assignments, version ${version}: ${assigned} drivers assigned (digest ${digest})`,
  'award-withdrawn': ({ periodId, version, reason }) =>
    `Withdrew the ${periodId === null ? 'vacation assignments' : `assignments of ${periodId}`}, version ${version}; reason: ${reason}`,
  'publication-given-up': ({ periodId, version }) =>
    `Did not publish the assignments of ${periodId}, version ${version}: jobs or drivers changed after it was confirmed`,
  'unseen-reminded': ({ periodId, version, count }) =>
    `Reminded ${counted(count, 'driver')} to confirm their result, ${periodId ?? 'vacation weeks'}, version ${version}`,
  'note-sent': ({ title, text, audience, count, emailed, lastDay }) =>
    `Sent the note “${title}” to ${notes.countOf(notes.audiences[audience], count)}${emailed === null ? '' : `, as a message to ${emailed}`}, shown until ${lastDay}: ${text}`,
  'note-template-saved': ({ name, isNew }) =>
    `${isNew ? 'Added' : 'Changed'} the note template “${name}”`,
  'note-template-deleted': ({ name }) => `Deleted the note template “${name}”`,
  'missing-reminded': ({ periodId, count, unreachable }) =>
    `Reminded ${counted(count, 'driver')} without a list for ${periodId}; ${unreachable} more cannot be reached by messages`,
  'leave-added': ({ driverId, driverName, from, to }) =>
    `Added leave of ${describeDriver(driverId, driverName)}: ${from} – ${to}`,
  'leave-changed': ({ driverId, driverName, before, from, to }) =>
    `Changed leave of ${describeDriver(driverId, driverName)}: ${before.from} – ${before.to} → ${from} – ${to}`,
  'leave-deleted': ({ driverId, driverName, from, to }) =>
    `Deleted leave of ${describeDriver(driverId, driverName)}: ${from} – ${to}`,
  'note-withdrawn': ({ title }) => `Withdrew the note “${title}”`,
  'job-assigned': describeManual,
  'job-unassigned': ({ jobId, driverId, periodId }) =>
    `Removed the manual assignment of job ${jobId} to ${driverId} for ${periodId}`,
  'claim-filed': ({ jobId, rank, periodId }) =>
    `Filed a claim about job ${jobId}, pick ${rank} for ${periodId}`,
  'week-claim-filed': ({ weekId, rank }) =>
    `Filed a claim about vacation week ${weekId}, pick ${rank}`,
  'week-claim-granted': ({ weekId, driverId, driverName, reason }) =>
    `Granted the claim of ${describeDriver(driverId, driverName)} about vacation week ${weekId}, which was assigned manually; reason: ${reason}`,
  'week-claim-denied': ({ weekId, driverId, driverName, reason }) =>
    `Denied the claim of ${describeDriver(driverId, driverName)} about vacation week ${weekId}; reason: ${reason}`,
  'claim-granted': (facts) =>
    `Granted the claim of ${facts.driverName} (${facts.driverId}) about job ${facts.jobId}. ${describeManual(facts)}`,
  'claim-denied': ({ jobId, driverId, driverName, periodId, reason }) =>
    `Denied the claim of ${describeDriver(driverId, driverName)} about job ${jobId} for ${periodId}; reason: ${reason}`,
  'other-claim-filed': ({ kind, awardId, version }) =>
    `Filed a claim about ${claimKinds[kind]}, ${nameAward(awardId)}, version ${version}`,
  'other-claim-granted': ({ kind, awardId, driverId, driverName, reason }) =>
    `Granted the claim of ${describeDriver(driverId, driverName)} about ${claimKinds[kind]}, ${nameAward(awardId)}; reason: ${reason}`,
  'other-claim-denied': ({ kind, awardId, driverId, driverName, reason }) =>
    `Denied the claim of ${describeDriver(driverId, driverName)} about ${claimKinds[kind]}, ${nameAward(awardId)}; reason: ${reason}`,
  'portal-opened': ({ closesAt }) =>
    `Opened the vacation portal${closesAt === null ? '' : ` until ${formatClosing(closesAt)}`}`,
  'portal-closed': () => 'Closed the vacation portal',
  'portal-closure-scheduled': ({ closesAt }) =>
    `Scheduled the vacation portal to close at ${formatClosing(closesAt)}`,
  'portal-closure-canceled': () => 'Canceled the scheduled closure of the vacation portal',
  'portal-closure-reached': ({ closesAt }) =>
    `The vacation portal closed at ${formatClosing(closesAt)}`,
  'vacation-assigned': ({ weekId, driverId, driverName, slot, totalSlots }) =>
    `Manually assigned vacation week ${weekId} to ${driverName} (${driverId}): slot ${slot} of ${totalSlots}, ${totalSlots - slot} left`,
  'vacation-unassigned': ({ weekId, driverId }) =>
    `Removed the assignment of vacation week ${weekId} to ${driverId}`,
  'left-over-offered': ({ periodId, count, ids, until }) =>
    `Offered ${counted(count, 'job')} of ${periodId} that nobody has until ${formatClosing(until)}: ${ids.join(', ')}`,
  'left-over-until': ({ periodId, until }) =>
    `Moved the time until which jobs of ${periodId} are offered to ${formatClosing(until)}`,
  'left-over-taken': ({ jobId, periodId }) => `Took ${jobId} of ${periodId}, which nobody has`,
  'left-over-taken-back': ({ jobId, periodId }) =>
    `Took back that they take ${jobId} of ${periodId}`,
  'trade-opened': (facts) => `Offered ${describeOpenTrade(facts)} to everybody for a trade`,
  'trade-closed': (facts) => `Took back the offer of ${describeOpenTrade(facts)} to everybody`,
  'trade-offered': (facts) => `Offered to trade ${describeTrade(facts)}`,
  'trade-declined': (facts) => `Declined the offer to trade ${describeTrade(facts)}`,
  'trade-taken-back': (facts) => `Took back the offer to trade ${describeTrade(facts)}`,
  'trade-accepted': (facts) => `Accepted ${describeAgreed(facts)}`,
  'trade-canceled': (facts) => `Canceled ${describeAgreed(facts)}`,
  'trade-approved': (facts) => `Approved ${describeAgreed(facts)}`,
  'trade-rejected': (facts) => `Rejected ${describeAgreed(facts)}; reason: ${facts.reason}`,
  'job-given-back': ({ jobId, periodId }) => `Asked to give back job ${jobId} for ${periodId}`,
  'job-kept': ({ jobId, periodId }) => `Keeps job ${jobId} for ${periodId} after all`,
  'week-given-up': ({ weekId, driverId, wasAwarded, receiptNumber }) =>
    `${wasAwarded ? 'Gave up' : 'Declined'} vacation week ${weekId} of ${driverId} (receipt ${receiptNumber})`,
  ...peopleEvents,
  ...ssoEvents,
  ...tenantEvents,
};

export const activityEvents = {
  /** Describes an entry of the activity log. */
  describe: createDescribeEvent(sentences),
};
