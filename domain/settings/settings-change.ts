import { fail, ok, type Result } from '~/domain/shared/result';
import { editableSettingsSchema, type EditableSettings } from './editable-settings';
import { maxProtestWindowHours } from './limits';
import { settingNames } from './setting-words';

export const timeZones: readonly string[] = [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']),
].sort();

const maxEmailLength = 254;

export type CheckSettingsError =
  | { readonly code: 'invalid-contact-email' }
  | { readonly code: 'invalid-protest-window'; readonly max: number }
  | { readonly code: 'invalid-opening-time' }
  | { readonly code: 'unknown-time-zone' };

/** `known`: the site's present zone, which may be an older name than those on the list. */
export const checkSettings = (
  wanted: EditableSettings,
  known: string,
): Result<EditableSettings, CheckSettingsError> => {
  const { adminContactEmail, protestWindowHours, timeZone } = wanted;
  const { shape } = editableSettingsSchema;
  if (
    adminContactEmail.length > maxEmailLength ||
    !shape.adminContactEmail.safeParse(adminContactEmail).success
  )
    return fail({ code: 'invalid-contact-email' });
  if (!shape.protestWindowHours.safeParse(protestWindowHours).success)
    return fail({ code: 'invalid-protest-window', max: maxProtestWindowHours });
  if (!shape.openNextAt.safeParse(wanted.openNextAt).success)
    return fail({ code: 'invalid-opening-time' });
  if (timeZone !== known && !timeZones.includes(timeZone))
    return fail({ code: 'unknown-time-zone' });
  return ok(wanted);
};

/** What `wanted` changed of `basis`, on top of what is stored now: the next thing to look at and save. */
export const mergeSettings = (
  basis: EditableSettings,
  wanted: EditableSettings,
  stored: EditableSettings,
): EditableSettings => ({
  ...stored,
  ...Object.fromEntries(
    settingNames.filter((name) => wanted[name] !== basis[name]).map((name) => [name, wanted[name]]),
  ),
});
