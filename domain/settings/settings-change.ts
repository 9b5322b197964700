import { fail, ok, type Result } from '~/domain/shared/result';
import { isOfferedZone } from '~/domain/time/time-zones';
import { editableSettingsSchema, type EditableSettings } from './editable-settings';
import { maxProtestWindowHours } from './limits';
import { settingNames } from './setting-differences';

export type CheckSettingsError =
  | { readonly code: 'invalid-contact-email' }
  | { readonly code: 'invalid-protest-window'; readonly max: number }
  | { readonly code: 'invalid-opening-time' }
  | { readonly code: 'invalid-vacation-rounds' }
  | { readonly code: 'unknown-time-zone' };

/** `known`: the site's current zone, which may have an outdated name. */
export const checkSettings = (
  wanted: EditableSettings,
  known: string,
): Result<EditableSettings, CheckSettingsError> => {
  const { protestWindowHours, timeZone } = wanted;
  const { shape } = editableSettingsSchema;
  const { data: adminContactEmail } = shape.adminContactEmail.safeParse(wanted.adminContactEmail);
  if (adminContactEmail === undefined) return fail({ code: 'invalid-contact-email' });
  if (!shape.protestWindowHours.safeParse(protestWindowHours).success)
    return fail({ code: 'invalid-protest-window', max: maxProtestWindowHours });
  if (!shape.openNextAt.safeParse(wanted.openNextAt).success)
    return fail({ code: 'invalid-opening-time' });
  if (!shape.vacationRounds.safeParse(wanted.vacationRounds).success)
    return fail({ code: 'invalid-vacation-rounds' });
  if (timeZone !== known && !isOfferedZone(timeZone)) return fail({ code: 'unknown-time-zone' });
  return ok({ ...wanted, adminContactEmail });
};

/** Applies the changes from `basis` to `wanted` to the stored settings, for the user to review and save. */
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
