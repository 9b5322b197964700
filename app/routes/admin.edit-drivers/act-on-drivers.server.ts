import type { AdminSession } from '~/app/ports/sessions';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import type { Deps } from '~/app/ports/deps';
import {
  changeSiteDrivers,
  type ChangeDriversError,
} from '~/app/services/roster/change-drivers.server';
import { readWorkbook, type WorkbookError } from '~/app/services/roster/read-workbook.server';
import type { Toast } from '~/app/platform/http/toast.server';
import { requiresPassword } from '~/domain/access/id-alone';
import { parseDriverLines, parseDriverText } from '~/domain/drivers/driver-text';
import { counted } from '~/domain/shared/counted';
import type { PasteError } from '~/domain/shared/paste';
import { fail, ok, type Result } from '~/domain/shared/result';
import { nothingRemoved, removedText } from '~/app/platform/forms/removed-rows';
import { driverChange, driverEdits, newDriver, type DriverForm } from './driver-forms.server';

type Acted = Result<
  Toast,
  ChangeDriversError | PasteError | WorkbookError | { code: 'employee-not-found' }
>;

/** Does what the form asks and says so in the words of spec 8. */
export const actOnDrivers = async (
  context: { deps: Deps; access: AdminSession },
  form: Exclude<DriverForm, { intent: 'issue-code' }>,
): Promise<Acted> => {
  const change = (
    input: Parameters<typeof changeSiteDrivers>[0]['input'],
    details: string,
    toast: Omit<Toast, 'kind'>,
  ): Promise<Acted> =>
    changeSiteDrivers({ ...context, input, details: () => details }).then((changed) =>
      changed.ok ? ok({ ...toast, kind: 'success' }) : fail(changed.error),
    );

  const importDrivers = async (parsed: ReturnType<typeof parseDriverLines>): Promise<Acted> => {
    if (!parsed.ok) return parsed;
    const count = parsed.value.length;
    return change({ adds: parsed.value, replace: true }, `Imported ${counted(count, 'driver')}`, {
      title: 'Import Successful',
      description: `Successfully imported ${count} drivers.`,
    });
  };

  switch (form.intent) {
    case 'save':
    case 'save-row': {
      const edits = driverEdits(form);
      if (edits.length === 0) return ok({ title: 'Nothing to save', kind: 'info' });
      const text = `Saved changes to ${counted(edits.length, 'driver')}`;
      const toast = { title: 'Drivers Updated', description: `${text}.` };
      return change(driverChange(edits), text, toast);
    }
    case 'add': {
      const driver = newDriver(form);
      const text = `Added driver ${driver.name} (${driver.employeeId})`;
      return change({ adds: [driver] }, text, { title: 'Driver Added', description: `${text}.` });
    }
    case 'delete': {
      const removed = await changeSiteDrivers({
        ...context,
        input: { deletes: form.selected },
        details: (ids) => removedText(ids, 'driver'),
      });
      if (!removed.ok) return removed;
      const { deleted } = removed.value;
      if (deleted === 0) return ok(nothingRemoved('driver'));
      return ok({
        kind: 'success',
        ...(deleted === 1
          ? { title: 'Driver Removed', description: 'Driver has been successfully removed.' }
          : { title: 'Drivers Removed', description: `Successfully removed ${deleted} drivers` }),
      });
    }
    case 'import':
      return importDrivers(parseDriverText(form.text));
    case 'import-workbook': {
      const lines = await readWorkbook(new Uint8Array(await form.file.arrayBuffer()));
      return lines.ok ? importDrivers(parseDriverLines(lines.value)) : lines;
    }
    case 'reset-password': {
      const reset = await resetDriverPassword({ ...context, employeeId: form.employeeId });
      if (!reset.ok) return reset;
      return ok({
        title: 'Password Reset',
        description: requiresPassword(context.access.site.settings)
          ? `${reset.value.name} needs a one-time code now, to set a new password.`
          : `${reset.value.name} signs in with the employee ID alone until a new password is set.`,
        kind: 'success',
      });
    }
  }
};
