import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import type { ErrorMessages } from './error-message';

export type SettingsError = ChangeSettingsError;

export const settingsMessages = {
  'settings-changed': () => ({
    status: 409,
    title: 'Someone else saved changes first',
    text: 'Another administrator saved other settings. Your changes were not saved.',
  }),
  'invalid-contact-email': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please enter a valid email address, or leave the field empty.',
  }),
  'invalid-protest-window': ({ max }) => ({
    status: 422,
    title: 'Validation Error',
    text: `Please enter whole hours from 0 to ${max}.`,
  }),
  'invalid-opening-time': () => ({
    status: 422,
    title: 'Invalid opening time',
    text: 'The opening time must be a time of day such as 08:00.',
  }),
  'unknown-time-zone': () => ({
    status: 422,
    title: 'Validation Error',
    text: 'Please select a time zone from the list.',
  }),
  'cutoff-passed-in-zone': ({ wallTime, timeZone }) => ({
    status: 422,
    title: 'Invalid Date',
    text: `The cutoff keeps its clock time, and ${wallTime.replace('T', ' ')} has already passed in ${timeZone}. Change the cutoff first, or close the selection.`,
  }),
} satisfies Partial<ErrorMessages<SettingsError>>;
