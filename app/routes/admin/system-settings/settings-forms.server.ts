import * as z from 'zod';
import { findZone } from '~/app/copy/zone-list';
import { jsonField, ticked } from '~/app/platform/forms/form-fields';
import { selectionForms } from '~/app/platform/forms/selection-forms';
import { editableSettingsSchema, type EditableSettings } from '~/domain/settings/editable-settings';
import { chainMoveChoices, reminderHours } from '~/domain/settings/limits';
import { tidyRounds } from '~/domain/settings/vacation-rounds';

const { clock, afterCutoff, outageRule, openNextOn, openResults, passwordPolicy, trades } =
  editableSettingsSchema.shape;

const saveForm = z.object({
  intent: z.literal('save'),
  /** The settings as the page showed them, so that a save can detect that someone else has changed them since. */
  basis: jsonField(editableSettingsSchema),
  timeZone: z.string().max(100),
  clock,
  afterCutoff,
  outageRule,
  openNextOn,
  openNextAt: z.string().max(20),
  standingPicks: ticked,
  remindHoursBefore: z.string().max(3).transform(Number).pipe(z.literal(reminderHours)),
  chainMoves: z.string().max(3).transform(Number).pipe(z.literal(chainMoveChoices)),
  useSeniorityAssignment: ticked,
  autoAssignment: ticked,
  assignLeftoverVacations: ticked,
  /** Text that is no list of rounds must get its own error message. */
  vacationRounds: z
    .string()
    .max(60)
    .transform((text) => tidyRounds(text) ?? text),
  vacationCover: ticked,
  autoPortalClosure: ticked,
  showStanding: ticked,
  /** Text that is not a whole number must get its own error message, so the schema accepts any text. */
  protestWindowHours: z
    .string()
    .max(20)
    .transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)),
  sealedPicks: ticked,
  openResults,
  trades,
  passwordPolicy,
  securityQuestions: ticked,
  rememberOwnPhones: ticked,
  adminSecondFactor: ticked,
  allowDriverPrinting: ticked,
  darkMode: ticked,
  kioskMode: ticked,
  adminContactEmail: z.string().max(1000).trim(),
});

/** The forms of the System Settings page; `intent` tells them apart. */
export const settingsForm = z.discriminatedUnion('intent', [
  saveForm,
  ...selectionForms,
  z.object({ intent: z.literal('mark-kiosk') }),
  z.object({ intent: z.literal('unmark-kiosk') }),
]);

/**
 * Converts the form to settings. The site stores the opposite of the form's "auto-assignment". The time zone comes as
 * text; the site's current zone (`known`) is accepted even if its name is outdated.
 */
export const wantedSettings = (
  { autoAssignment, timeZone, intent: _intent, basis: _basis, ...wanted }: z.infer<typeof saveForm>,
  known: string,
): EditableSettings => ({
  ...wanted,
  timeZone: timeZone === known ? known : (findZone(timeZone) ?? timeZone),
  disableAutoAssignments: !autoAssignment,
});
