import type { AdminSession } from '~/app/ports/sessions';
import type { Deps } from '~/app/ports/deps';
import {
  changeDrivers,
  type DriverChange,
  type DriverListError,
} from '~/domain/drivers/driver-list';
import type { Driver } from '~/domain/drivers/driver';
import type { ListEdit } from '~/domain/shared/list-edit';
import { fail, ok, type Result } from '~/domain/shared/result';
import { countUsed } from './count-used.server';
import { commitList, type ListChanged } from './commit-list.server';

export type ChangeDriversError =
  | DriverListError
  | ListChanged
  | {
      readonly code: 'employee-id-at-other-site';
      readonly employeeId: string;
      readonly siteId: string;
    };

/** Adds, edits or deletes drivers: whole or not at all. Returns how many were written and deleted. */
export const changeSiteDrivers = async ({
  deps,
  access,
  input,
  details,
}: {
  deps: Pick<Deps, 'stores' | 'clock' | 'ids'>;
  access: AdminSession;
  input: DriverChange;
  /** The line of the activity log, of the ids that are deleted. */
  details: (deletes: readonly string[]) => string;
}): Promise<Result<{ written: number; deleted: number }, ChangeDriversError>> => {
  const { scope, company } = access;
  return commitList({
    deps,
    access,
    store: deps.stores.drivers,
    idOf: ({ employeeId }) => employeeId,
    limit: company.settings.maxDrivers,
    action: input.deletes?.length ? 'delete' : input.adds?.length ? 'create' : 'update',
    details,
    decide: async (current): Promise<Result<ListEdit<Driver>, ChangeDriversError>> => {
      const used = await countUsed({ deps, access, list: 'drivers' });
      const elsewhere = Math.max(0, used - current.length);
      const { maxDrivers } = company.settings;
      const edit = changeDrivers(current, input, { maxDrivers, elsewhere });
      if (!edit.ok) return fail(edit.error);
      const known = new Set(current.map((driver) => driver.employeeId));
      const added = edit.value.puts
        .map((driver) => driver.employeeId)
        .filter((id) => !known.has(id));
      const [taken] = await deps.stores.directory.takenElsewhere(scope, added);
      if (taken) {
        const [employeeId, { siteId }] = taken;
        return fail({ code: 'employee-id-at-other-site', employeeId, siteId });
      }
      return ok(edit.value);
    },
  });
};
