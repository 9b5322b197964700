import type { MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { AdminPage } from '~/app/components/admin/admin-page';
import { useActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { TextInput } from '~/app/components/forms/text-input';
import { readAgain } from '~/app/components/ranking/save/send-or-keep';
import { SeniorityPreview } from '~/app/components/roster/seniority-preview';
import { pageTitle } from '~/app/components/shell/product';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy, serverCopy } from '~/app/copy/copy';
import { failure } from '~/app/platform/forms/form.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { describeSuccess, redirectWithToast } from '~/app/platform/http/toast.server';
import { changeSeniority } from '~/app/services/roster/change-seniority.server';
import { employeeIdLength } from '~/domain/drivers/limits';
import { askedSchema, changeForm, readAsked, readPreview } from './seniority-forms.server';

export const meta: MetaFunction = () => [{ title: pageTitle(adminCopy.seniority.title) }];

export const shouldRevalidate = readAgain;

const path = '/admin/edit-drivers/seniority';
const listPath = '/admin/edit-drivers';

export const loader = dispatcherLoader(async ({ request, deps, access }) => {
  const asked = readAsked(request);
  return { asked, ...(await readPreview({ deps, access }, asked)) };
});

export const action = dispatcherAction(async ({ sentForm, context, deps, access }) => {
  const [{ basis }, change] = [await sentForm.parse(changeForm), await sentForm.parse(askedSchema)];
  const done = describeSuccess(await changeSeniority({ deps, access }, change, basis), (count) => [
    serverCopy.drivers.seniorityChanged,
    serverCopy.drivers.seniorityChangedText(count),
  ]);
  return done.ok ? redirectWithToast({ context }, listPath, done.value) : failure(done.error);
});

/** Puts a driver at another place of the seniority list, closes its gaps, or ranks it by date, after a preview. */
export default function ChangeSeniority() {
  const { asked, view, errors } = useLoaderData<typeof loader>();
  const refused = useActionError();
  const { seniority } = adminCopy;
  return (
    <AdminPage
      title={seniority.title}
      description={seniority.intro}
      back={{ to: listPath, label: seniority.back }}
      actions={
        <>
          <LinkButton to={`${path}?move=gaps`}>{seniority.closeGaps}</LinkButton>
          <LinkButton to={`${path}?move=date`}>{seniority.rankByDate}</LinkButton>
        </>
      }
    >
      <ErrorAlert error={refused} />
      <Card title={seniority.whom}>
        <Form method="get" className="flex flex-wrap items-end gap-4">
          <TextInput
            label={copy.common.employeeId}
            name="driver"
            required
            inputMode="numeric"
            pattern={`[0-9]{${employeeIdLength}}`}
            maxLength={employeeIdLength}
            defaultValue={asked.driver ?? ''}
            error={errors.driver}
          />
          <TextInput
            label={seniority.to}
            name="to"
            required
            inputMode="numeric"
            pattern="[0-9]{1,7}"
            maxLength={7}
            defaultValue={asked.to ?? ''}
            error={errors.to}
          />
          <Button variant={view ? 'secondary' : 'primary'}>{seniority.preview}</Button>
          {/* They need no number, so the browser does not ask for one. */}
          <Button name="move" value="up" formNoValidate>
            {seniority.up}
          </Button>
          <Button name="move" value="down" formNoValidate>
            {seniority.down}
          </Button>
        </Form>
      </Card>
      {view && <SeniorityPreview view={view} back={path} />}
    </AdminPage>
  );
}
