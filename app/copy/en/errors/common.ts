import { counted } from '~/app/copy/en/counted';
import { common } from '~/app/copy/en/server/requests';

const bothNeeded = 'Please select both a driver and a job.';
const inThePast = 'The cutoff time must be in the future.';

export const invalid = {
  title: common.validationError,
  'choice-unclear.title': 'Which one do you mean?',
  'choice-unclear': ({ typed }: { typed: string }) =>
    `“${typed}” is not clear. Choose what you mean, or type more.`,
  'manual-unknown-driver': ({ driverId }: { driverId: string }) =>
    driverId === ''
      ? bothNeeded
      : `There is no driver “${driverId}”. Choose one from the list, or type the Employee ID.`,
  'manual-unknown-job': ({ jobId }: { jobId: string }) =>
    jobId === '' ? bothNeeded : `There is no job “${jobId}”. Choose one from the list.`,
  'invalid-contact-email': 'Please enter a valid email address, or leave the field empty.',
  'invalid-protest-window': ({ max }: { max: number }) =>
    `Please enter whole hours from 0 to ${max}.`,
  'unknown-time-zone': 'Please select a time zone from the list.',
  'missing-week-fields': 'Please fill in all required fields',
  'week-ends-before-start': ({ weekId }: { weekId: string }) =>
    `Week ${weekId} ends before it starts`,
  'invalid-slots': ({ most }: { most: number }) => `Total Slots must be a number from 1 to ${most}`,
  'select-driver-and-week': 'Please select both a driver and a vacation week',
};

export const conflicts = {
  title: 'Someone else saved changes first',
  'claim-answered': 'Someone else has already answered this claim. Your answer was not saved.',
  'hand-assignment-changed': ({ of }: { of: { jobId: string } | { driverId: string } }) =>
    'jobId' in of
      ? `The assignment of job ${of.jobId} has changed. Nothing was removed. Please check again.`
      : `The assignment of driver ${of.driverId} has changed. Nothing was removed. Please check again.`,
  'company-changed':
    'The company kept changing while you were saving. Nothing was saved. Please try again.',
  'notes-changed': 'Someone else sent or withdrew a note at the same moment. Please try again.',
  'request-decided': ({ status }: { status: 'approved' | 'denied' }): string =>
    status === 'approved'
      ? 'This request has been approved already. Nothing was changed.'
      : 'This request has been denied already. Nothing was changed.',
  'request-changed': 'This request was answered or erased just now. Nothing was erased.',
  'list-changed':
    'The list kept changing while you were saving. Nothing was saved. Please try again.',
  'rows-changed': ({ rows }: { rows: readonly unknown[] }) =>
    rows.length === 1
      ? 'Nothing was saved: someone else changed a row that you edited. Choose which values to keep.'
      : `Nothing was saved: someone else changed ${rows.length} rows that you edited. Choose which values to keep.`,
  'list-outdated':
    'Someone else has changed this list meanwhile. Nothing was stored. Look at the list as it is now, then try again.',
  'site-changed': 'The site has changed. Review the page and try again.',
  'settings-changed':
    'Another administrator saved different settings first. Your changes were not saved.',
  'week-edited-meanwhile': 'Someone else edited this week. Your changes were not saved.',
  'assignments-changed': ({ count }: { count: number }) =>
    `Deleting would now also delete ${counted(count, 'manual assignment')}. Nothing was deleted. Please check again.`,
  'weeks-changed':
    'The vacation weeks kept changing while you were saving. Nothing was saved. Please try again.',
};

export const missingTimes = {
  title: 'Error',
  'cutoff-not-a-time': 'Please select both a date and time for the cutoff.',
  'closure-not-a-time': 'Please select both a date and time for the portal closure.',
};

export const invalidDates = {
  title: 'Invalid Date',
  'cutoff-in-the-past': inThePast,
  'holiday-not-ahead':
    'A holiday must be today or later, and at most two years ahead. Nothing was saved.',
  'cutoff-passed-in-zone': ({ time, zone }: { time: string; zone: string }) =>
    `The cutoff keeps its clock time, and ${time} has already passed in ${zone}. Change the cutoff first, or close the selection.`,
  'closure-in-the-past': inThePast,
};
