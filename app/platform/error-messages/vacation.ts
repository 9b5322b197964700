import type { AssignVacationError } from '~/app/services/vacation/assign-vacation.server';
import type { ChangePortalError } from '~/app/services/vacation/change-portal.server';
import type { ChangeWeeksError } from '~/app/services/vacation/change-weeks.server';
import type { GiveUpWeekError } from '~/app/services/vacation/give-up-week.server';
import type { PublishVacationsError } from '~/app/services/vacation/publish-vacations.server';
import { counted } from '~/domain/shared/counted';
import type { ErrorMessages } from './error-message';

export type VacationError =
  | ChangeWeeksError
  | AssignVacationError
  | ChangePortalError
  | GiveUpWeekError
  | PublishVacationsError;

export const vacationMessages = {
  'vacation-portal-open': () => ({
    status: 409,
    title: 'Nothing Changed',
    text: 'The vacation portal is open. Save a new list of picks instead.',
  }),
  'week-not-held': ({ weekId }) => ({
    status: 409,
    title: 'Nothing Changed',
    text: `There is nothing to give up for week ${weekId}. Please review the assignments.`,
  }),
  'missing-week-fields': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please fill in all required fields',
  }),
  'duplicate-week-id': ({ weekId }) => ({
    status: 409,
    title: 'Duplicate Week ID',
    text: `Week ID "${weekId}" already exists`,
  }),
  'week-ends-before-start': ({ weekId }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Week ${weekId} ends before it starts`,
  }),
  'invalid-slots': ({ most }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Total Slots must be a number from 1 to ${most}`,
  }),
  'too-many-weeks': ({ limit, count }) => ({
    status: 422,
    title: 'Too many vacation weeks',
    text: `A site can have ${limit} vacation weeks; this would make ${count}. Nothing was saved; delete past weeks first.`,
  }),
  'week-gone': ({ weekId }) => ({
    status: 409,
    title: 'Week deleted',
    text: `Someone else deleted week ${weekId}. Nothing was saved.`,
  }),
  'no-weeks-left': ({ year }) => ({
    status: 409,
    title: 'Nothing to add',
    text: `All weeks of ${year} already exist.`,
  }),
  'week-edited-meanwhile': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'Someone else edited this week. Your changes were not saved.',
  }),
  'assignments-changed': ({ count }) => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: `Deleting would now also delete ${counted(count, 'manual assignment')}. Nothing was deleted. Please check again.`,
  }),
  'too-many-to-delete': ({ limit }) => ({
    status: 422,
    title: 'Too much at once',
    text: `You can delete up to ${limit} weeks and manual assignments at once. Delete fewer weeks, or remove assignments first.`,
  }),
  'weeks-changed': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'The vacation weeks kept changing while you were saving. Nothing was saved. Please try again.',
  }),
  'select-driver-and-week': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select both a driver and a vacation week',
  }),
  'no-available-slots': ({ weekId }) => ({
    status: 409,
    title: 'No Available Slots',
    text: `Week ${weekId} has no available slots`,
  }),
  'driver-already-assigned': () => ({
    status: 409,
    title: 'Driver Already Assigned',
    text: 'This driver already has a vacation assignment',
  }),
  'portal-closed': () => ({
    status: 409,
    title: 'Vacation portal is closed',
    text: 'The portal is already closed. Open it first.',
  }),
  'portal-open-already': () => ({
    status: 409,
    title: 'Nothing Changed',
    text: 'The portal is already open. A scheduled closure does not change.',
  }),
  'portal-still-open': () => ({
    status: 409,
    title: 'Vacation portal is open',
    text: 'Drivers can still submit vacation preferences. Close the portal first.',
  }),
  'closure-not-a-time': () => ({
    status: 400,
    title: 'Error',
    text: 'Please select both a date and time for the portal closure.',
  }),
  'closure-in-the-past': () => ({
    status: 422,
    title: 'Invalid Date',
    text: 'The cutoff time must be in the future.',
  }),
  'vacation-saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: 'Last saves are arriving',
    text: `The portal has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  }),
} satisfies Partial<ErrorMessages<VacationError>>;
