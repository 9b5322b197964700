import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { getWhatIfPath } from '~/app/components/address/page-paths';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { AskWhich } from '~/app/components/choosing/ask-which';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { titlePage } from '~/app/components/shell/product';
import { AsOfTime } from '~/app/components/time/instant-text';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { TriedChanges } from '~/app/components/what-if/tried-changes';
import { WhatIfForms } from '~/app/components/what-if/what-if-forms';
import { WhatIfResult } from '~/app/components/what-if/what-if-result';
import { adminCopy, serverCopy } from '~/app/copy/copy';
import { toDriverChoice } from '~/app/copy/driver-choice';
import { toJobChoice } from '~/app/copy/item-choices';
import { askWhich } from '~/app/platform/forms/resolve-choices.server';
import { dispatcherLoader } from '~/app/platform/guards/guards.server';
import { tryWhatIf } from '~/app/services/award/try-what-if.server';
import { maxWhatIfChanges } from '~/domain/award/limits';
import { getClock } from '~/domain/settings/editable-settings';
import { getSeal } from '~/domain/site/seal';
import type { HourClock } from '~/domain/time/hour-clock';
import { readForm, readWhatIfQuery } from './what-if-query.server';

export const meta = titlePage(() => adminCopy.whatIf.title);

type Tried = NonNullable<Awaited<ReturnType<typeof tryWhatIf>>>;

/** Adds the change of the sent form to those of the URL. Returns why it is refused. */
const tryForm = (query: URLSearchParams, { whatIf, copied, tryNext }: Tried, clock: HourClock) => {
  const read = readForm(query, {
    jobId: copied.jobs.map((job) => toJobChoice(job, clock)),
    driverId: copied.drivers.map(toDriverChoice),
  });
  if (!read.ok) return read.error;
  const next = tryNext(read.value);
  if (!next.ok) return next.error;
  throw redirect(getWhatIfPath([...whatIf.tried, read.value]));
};

/** What the page says about a refused form, or asks if it is not clear. */
const describeRefusal = (refusal: ReturnType<typeof tryForm> | null, query: URLSearchParams) => {
  if (refusal === null) return { refusal: null, unclear: null };
  if (refusal.code === 'choice-unclear')
    return { refusal: null, unclear: askWhich(refusal, query) };
  return { refusal, unclear: null };
};

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const { changes, unreadable, hasForm } = readWhatIfQuery(query);
  const { site, company } = access;
  const tried = await tryWhatIf({ deps, access, now }, changes);
  if (!tried)
    return data({ seal: getSeal(site, 'jobs', now), whatIf: null, timeZone: site.timeZone });
  const refusal = hasForm ? tryForm(query, tried, getClock(site)) : null;
  const { usesVCStatus } = company.settings;
  return data(
    {
      seal: null,
      whatIf: { ...tried.whatIf, unreadable, ...describeRefusal(refusal, query), usesVCStatus },
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

type TriedPage = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['whatIf']>;

/** The changes that were tried on a copy of the week, their result, and the forms for the next. */
const TriedWeek = ({ page }: { page: TriedPage }) => {
  const { refusal, unclear, refused, unreadable, tried, comparison } = page;
  const { whatIf } = adminCopy;
  return (
    <>
      <ErrorAlert
        error={
          refusal
            ? {
                title: serverCopy.common.validationError,
                text:
                  'id' in refusal
                    ? whatIf.errors[refusal.code](refusal.id)
                    : whatIf.problems[refusal.code](maxWhatIfChanges),
              }
            : undefined
        }
      />
      {unclear && <AskWhich asked={unclear} method="get" />}
      {(refused.length > 0 || unreadable > 0) && (
        <Alert kind="warning" title={whatIf.leftOut(refused.length + unreadable)}>
          {refused.map(({ change, error }) => (
            <p key={JSON.stringify(change)}>{whatIf.errors[error.code](error.id)}</p>
          ))}
          {unreadable > 0 && <p>{whatIf.unreadable}</p>}
        </Alert>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-[26rem_1fr]">
        <WhatIfForms key={getWhatIfPath(tried)} tried={tried} usesVCStatus={page.usesVCStatus} />
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
