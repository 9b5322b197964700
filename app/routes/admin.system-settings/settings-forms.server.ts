import * as z from 'zod';
import { findZone } from '~/app/copy/zone-list';
import { jsonField, ticked } from '~/app/platform/forms/form-fields';
import { selectionForms } from '~/app/platform/forms/selection-forms';
import { reminderHours } from '~/domain/settings/limits';
import { editableSettingsSchema, type EditableSettings } from '~/domain/settings/editable-settings';

const { clock, afterCutoff, openNextOn, passwordPolicy } = editableSettingsSchema.shape;

const saveForm = z.object({
  intent: z.literal('save'),
  /** The settings as the page showed them: whoever saved since is noticed. */
  basis: jsonField(editableSettingsSchema),
  timeZone: z.string().max(100),
  clock,
  afterCutoff,
  openNextOn,
  openNextAt: z.string().max(20),
  standingPicks: ticked,
  remindHoursBefore: z.string().max(3).transform(Number).pipe(z.literal(reminderHours)),
  useSeniorityAssignment: ticked,
  autoAssignment: ticked,
  assignLeftoverVacations: ticked,
  vacationCover: ticked,
  autoPortalClosure: ticked,
  showStanding: ticked,
  /** What is no whole number is refused with its reason, not as a damaged form. */
  protestWindowHours: z
    .string()
    .max(20)
    .transform((text) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)),
  passwordPolicy,
  securityQuestions: ticked,
  adminSecondFactor: ticked,
  allowDriverPrinting: ticked,
  darkMode: ticked,
  kioskMode: ticked,
  adminContactEmail: z.string().max(1000).trim(),
});

/** The forms of the System Settings page, told apart by their button. */
export const settingsForm = z.discriminatedUnion('intent', [
  saveForm,
  ...selectionForms,
  z.object({ intent: z.literal('mark-kiosk') }),
  z.object({ intent: z.literal('unmark-kiosk') }),
]);

/**
 * The page shows auto-assignment positively; the entity has its opposite. A zone comes in words; the one the
 * site has (`known`) also by a name that is outdated.
 */
export const wantedSettings = (
  { autoAssignment, timeZone, intent: _intent, basis: _basis, ...wanted }: z.infer<typeof saveForm>,
  known: string,
): EditableSettings => ({
  ...wanted,
  timeZone: timeZone === known ? known : (findZone(timeZone) ?? timeZone),
  disableAutoAssignments: !autoAssignment,
});
