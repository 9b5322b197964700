import type { ChangeSelectionError } from '~/app/services/selection/change-selection.server';
import type { PublishError } from '~/app/services/award/publish-award.server';
import { counted } from '~/domain/shared/counted';
import type { ErrorMessages } from './error-message';

export type SelectionError = ChangeSelectionError | PublishError;

export const selectionMessages = {
  'selection-closed': () => ({
    status: 409,
    title: 'Job Selection Closed',
    text: 'The selection deadline has passed. Your last saved picks count.',
  }),
  'site-changed': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'The site has changed. Review the page and try again.',
  }),
  'cutoff-not-a-time': () => ({
    status: 400,
    title: 'Error',
    text: 'Please select both a date and time for the cutoff.',
  }),
  'cutoff-in-the-past': () => ({
    status: 422,
    title: 'Invalid Date',
    text: 'The cutoff time must be in the future.',
  }),
  'already-published': () => ({
    status: 409,
    title: 'Already published',
    text: 'The assignments of this period are published. Start the next period to open selection again.',
  }),
  'publishing-unfinished': () => ({
    status: 409,
    title: 'Publishing is not finished',
    text: 'Publishing started but may have been interrupted. Press Save Final Assignments again.',
  }),
  'not-published-yet': () => ({
    status: 409,
    title: 'Not published yet',
    text: 'Save the final assignments of this period before you start the next one.',
  }),
  'selection-still-open': ({ closesAt }) => ({
    status: 409,
    title: 'Selection is still open',
    text: `Drivers can save until ${closesAt.wallTime.replace('T', ' ')} (${closesAt.timeZone}). Close the selection first.`,
  }),
  'saves-still-arriving': ({ readyInSeconds }) => ({
    status: 409,
    title: 'Last saves are arriving',
    text: `Selection has just closed and the last saves are being written. Try again in ${readyInSeconds} s.`,
  }),
  'claims-open': ({ count }) => ({
    status: 409,
    title: 'Claims are waiting',
    text: `${counted(count, 'claim')} of this period ${count === 1 ? 'has' : 'have'} no answer yet. Answer in Dispute Resolution before you start the next period.`,
  }),
  'grants-unpublished': ({ count }) => ({
    status: 409,
    title: 'Granted claims are not published',
    text: `${counted(count, 'granted claim')} of this period ${count === 1 ? 'counts' : 'count'} once you save the final assignments again. Do that before you start the next period.`,
  }),
} satisfies Partial<ErrorMessages<SelectionError>>;
