import * as z from 'zod';
import { jsonField, ticked } from '~/app/platform/forms/form-fields';
import { selectionForms } from '~/app/platform/forms/selection-forms';
import { reminderHours } from '~/domain/settings/limits';
import { editableSettingsSchema, type EditableSettings } from '~/domain/settings/editable-settings';

const { afterCutoff, openNextOn, passwordPolicy } = editableSettingsSchema.shape;

const saveForm = z.object({
  intent: z.literal('save'),
  /** The settings as the page showed them: whoever saved since is noticed. */
  basis: jsonField(editableSettingsSchema),
  timeZone: z.string().max(60),
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

/** The page shows auto-assignment positively; the entity has its opposite. */
export const wantedSettings = ({
  autoAssignment,
  intent: _intent,
  basis: _basis,
  ...wanted
}: z.infer<typeof saveForm>): EditableSettings => ({
  ...wanted,
  disableAutoAssignments: !autoAssignment,
});
