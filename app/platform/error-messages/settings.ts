import { getWritingClock } from '~/app/copy/server-copy.server';
import { formatDateTime } from '~/app/copy/format-time';
import { formatZoneTime } from '~/app/copy/zone-words';
import { serverCopy } from '~/app/copy/copy';
import type { ChangeSettingsError } from '~/app/services/settings/change-settings.server';
import type { ErrorMessages } from './error-message';

export type SettingsError = ChangeSettingsError;

export const settingsMessages = {
  'settings-changed': () => ({
    status: 409,
    title: serverCopy.common.someoneElseSaved,
    text: serverCopy.settingsErrors.someoneElseSaved,
  }),
  'invalid-contact-email': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.settingsErrors.invalidEmail,
  }),
  'invalid-protest-window': ({ max }) => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.settingsErrors.invalidHours(max),
  }),
  'invalid-vacation-rounds': () => ({
    status: 422,
    title: serverCopy.settingsErrors.invalidRounds,
    text: serverCopy.settingsErrors.invalidRoundsText,
  }),
  'invalid-opening-time': () => ({
    status: 422,
    title: serverCopy.settingsErrors.invalidOpeningTime,
    text: serverCopy.settingsErrors.invalidOpeningTimeText,
  }),
  'unknown-time-zone': () => ({
    status: 422,
    title: serverCopy.common.validationError,
    text: serverCopy.settingsErrors.unknownTimeZone,
  }),
  'cutoff-passed-in-zone': ({ wallTime, timeZone }) => ({
    status: 422,
    title: serverCopy.common.invalidDate,
    text: serverCopy.settingsErrors.cutoffWouldPass(
      formatDateTime(wallTime, getWritingClock()),
      formatZoneTime(timeZone),
    ),
  }),
} satisfies Partial<ErrorMessages<SettingsError>>;
