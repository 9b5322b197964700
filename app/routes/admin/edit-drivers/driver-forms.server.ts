import { data } from '@remix-run/node';
import * as z from 'zod';
import { serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import type { AdminArgs } from '~/app/platform/guards/guards.server';
import { redirectWithSuccess } from '~/app/platform/http/toast.server';
import type { RosterForms } from '~/app/platform/roster/roster-route.server';
import { issueResetCode } from '~/app/services/passwords/issue-reset-code.server';
import { resetDriverPassword } from '~/app/services/passwords/reset-driver-password.server';
import { siteDrivers, type SiteDriversError } from '~/app/services/roster/site-rosters.server';
import { requiresPassword } from '~/domain/access/id-alone';
import type { Driver } from '~/domain/drivers/driver';
import { driverDefinition } from './driver-definition';

/** Only the digits. An ID that is too long is not shortened, because it could become another driver's. */
const digits = z.string().transform((text) => text.replace(/\D/g, ''));

export const driverForms: RosterForms<Driver, SiteDriversError> = {
  siteRoster: siteDrivers,
  path: driverDefinition.path,
  typedId: digits,
  describe: ({ name, employeeId }) => `${name} (${employeeId})`,
  describeRemoved: (count) =>
    count === 1 ? serverCopy.drivers.removedOne : serverCopy.drivers.removedMany(count),
  describeImported: (count) => serverCopy.drivers.imported(count),
};

const helpForm = z.object({ intent: z.enum(['issue-code', 'reset-password']), employeeId: digits });

/** Handles the forms that help a driver who cannot sign in. Returns undefined for any other form. */
export const helpSignIn = async ({ sentForm, context, deps, access }: AdminArgs) => {
  const asked = helpForm.safeParse(await sentForm.fields());
  if (!asked.success) return undefined;
  const { intent, employeeId } = asked.data;
  if (intent === 'issue-code') {
    const issued = await issueResetCode({ deps, access, employeeId });
    return issued.ok ? data({ error: null, issued: issued.value }) : failure(issued.error);
  }
  const reset = await resetDriverPassword({ deps, access, employeeId });
  if (!reset.ok) return failure(reset.error);
  return redirectWithSuccess(
    { context },
    driverDefinition.path,
    serverCopy.drivers.passwordReset,
    requiresPassword(access.site.settings)
      ? serverCopy.drivers.needsCode(reset.value.name)
      : serverCopy.drivers.signsInWithId(reset.value.name),
  );
};
