import { Form, useLoaderData } from '@remix-run/react';
import * as z from 'zod';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { EraseForm } from '~/app/components/erasure/erase-form';
import { ErasureList } from '~/app/components/erasure/erasure-list';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { TextInput } from '~/app/components/forms/text-input';
import { titlePage } from '~/app/components/shell/product';
import { Button } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { eraseDriver } from '~/app/services/erasure/erase-driver.server';
import { readErasures } from '~/app/services/erasure/read-erasures.server';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { employeeIdLength } from '~/domain/drivers/limits';

export const meta = titlePage(() => adminCopy.erasure.title);

const path = '/admin/erase-driver';

export const loader = siteAdminLoader(async ({ request, deps, access }) => {
  const asked = employeeIdSchema.safeParse(
    new URL(request.url).searchParams.get('employeeId')?.trim(),
  );
  const read = await readErasures({ deps, access, asked: asked.success ? asked.data : null });
  return { ...read, timeZone: access.site.timeZone };
});

const eraseForm = z.object({
  intent: z.literal('erase'),
  employeeId: employeeIdSchema,
  typed: z.string().max(40),
});

export const action = siteAdminAction(async ({ sentForm, context, deps, access }) => {
  const { employeeId, typed } = await sentForm.parse(eraseForm);
  const input = { employeeId, typed: typed.trim() };
  const done = describeSuccess(await eraseDriver({ deps, access, input }), (number) => [
    serverCopy.erasure.begun,
    serverCopy.erasure.begunText(number),
  ]);
  return done.ok ? redirectWithToast({ context }, path, done.value) : failure(done.error);
});

/** Erases a driver from everything that the site has stored, and shows who was erased. */
export default function EraseDriver() {
  const { erasures, asked, timeZone } = useLoaderData<typeof loader>();
  const error = useActionError();
  const { erasure } = adminCopy;
  return (
    <AdminPage title={erasure.title} description={erasure.intro}>
      {asked ? (
        <EraseForm {...asked} error={error} />
      ) : (
        <Card title={erasure.whom}>
          <ErrorAlert error={error} />
          <Form method="get" className="flex max-w-prose flex-col items-start gap-4">
            <TextInput
              label={copy.common.employeeId}
              name="employeeId"
              required
              inputMode="numeric"
              pattern={`[0-9]{${employeeIdLength}}`}
              maxLength={employeeIdLength}
              hint={erasure.idHint}
            />
            <Button variant="primary">{erasure.review}</Button>
          </Form>
        </Card>
      )}
      <ErasureList erasures={erasures} timeZone={timeZone} />
    </AdminPage>
  );
}
