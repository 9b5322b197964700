import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getWhatIfPath } from '~/app/components/address/page-paths';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { TriedChanges } from '~/app/components/what-if/tried-changes';
import { WhatIfForms } from '~/app/components/what-if/what-if-forms';
import { WhatIfResult } from '~/app/components/what-if/what-if-result';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { tryWhatIf } from '~/app/services/award/try-what-if.server';
import { maxWhatIfChanges } from '~/domain/award/limits';
import { getSeal } from '~/domain/site/seal';
import { readWhatIfQuery } from './what-if-query.server';

export const meta = titlePage(() => adminCopy.whatIf.title);

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const { changes, unreadable, next, problem } = readWhatIfQuery(new URL(request.url).searchParams);
  const { site, company } = access;
  const tried = await tryWhatIf({ deps, access, now }, changes, problem ? null : next);
  if (!tried)
    return data({ seal: getSeal(site, 'jobs', now), whatIf: null, timeZone: site.timeZone });
  if (next && tried.next?.ok) throw redirect(getWhatIfPath([...tried.whatIf.tried, next]));
  const refusal = problem ?? (tried.next && !tried.next.ok ? tried.next.error : null);
  const { usesVCStatus } = company.settings;
  return data(
    {
      seal: null,
      whatIf: { ...tried.whatIf, unreadable, refusal, usesVCStatus },
      timeZone: site.timeZone,
    },
    { status: refusal ? 422 : 200 },
  );
});

export default function WhatIf() {
  const { seal, whatIf, timeZone } = useLoaderData<typeof loader>();
  return (
    <AdminPage
      title={adminCopy.whatIf.title}
      description={adminCopy.whatIf.intro}
      note={whatIf?.asOf && <AsOfTime at={whatIf.asOf} timeZone={timeZone} />}
      back={{ to: '/admin/final-assignments', label: adminCopy.whatIf.back }}
    >
      {seal && <SealedNote seal={seal} />}
      {whatIf && <TriedWeek page={whatIf} />}
    </AdminPage>
  );
}

type Tried = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['whatIf']>;

/** The changes that were tried on a copy of the week, their result, and the forms for the next. */
const TriedWeek = ({ page }: { page: Tried }) => {
  const { refusal, refused, unreadable, tried, comparison } = page;
  const { whatIf } = adminCopy;
  return (
    <>
      <ErrorAlert
        error={
          refusal
            ? {
                title: serverCopy.common.validationError,
                text:
                  typeof refusal === 'string'
                    ? whatIf.problems[refusal](maxWhatIfChanges)
                    : whatIf.errors[refusal.code](refusal.id),
              }
            : undefined
        }
      />
      {(refused.length > 0 || unreadable > 0) && (
        <Alert kind="warning" title={whatIf.leftOut(refused.length + unreadable)}>
          {refused.map(({ change, error }) => (
            <p key={JSON.stringify(change)}>{whatIf.errors[error.code](error.id)}</p>
          ))}
          {unreadable > 0 && <p>{whatIf.unreadable}</p>}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[26rem_1fr]">
        <WhatIfForms key={getWhatIfPath(tried)} {...page} />
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-5',
            tried.length > 0 && 'max-lg:order-first',
          )}
        >
          <TriedChanges changes={tried} />
          {tried.length > 0 && <WhatIfResult comparison={comparison} />}
        </div>
      </div>
    </>
  );
};
