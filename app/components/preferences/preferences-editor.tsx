import { useState } from 'react';
import { Alert } from '~/app/components/ui/alert';
import { classNames } from '~/app/components/ui/class-names';
import { Card } from '~/app/components/ui/card';
import { Badge } from '~/app/components/ui/status-chip';
import { filterJobs, noFilter, sortJobs } from '~/domain/picks/filter-jobs';
import { HiddenFields } from './hidden-fields';
import { JobFilter } from './job-filter';
import { JobsTable } from './jobs-table';
import { LatestReceipt } from './latest-receipt';
import { LiveStanding } from './live-standing';
import { Notices } from './notices';
import { draftPairs, preferencesPath, queryPairs, type PageQuery } from './page-query';
import { PicksList } from './picks-list';
import type { PreferencesView } from './preferences-view';
import { SaveBar } from './save-bar';
import { UndoAll } from './undo-all';
import { useAddress, useLeaveWarning } from './use-address';
import { usePicks } from './use-picks';

/** Why a save was refused. */
export interface SaveProblem {
  readonly title: string;
  readonly text: string;
}

/** Available jobs, the driver's list, and the bar to save it. */
export const PreferencesEditor = ({
  view,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => {
  const { jobs, list, draftKey, mayEdit, saved, driver } = view;
  const [{ filter, sort, showAll }, setShown] = useState(view.query);
  const version = saved?.receiptNumber ?? '';
  const { picks, isDirty, announcement, edit, moveTo, discard } = usePicks({
    list,
    draft: view.query.draft,
    version,
  });
  const query: PageQuery = { filter, sort, showAll, draft: isDirty ? picks : null };
  const hrefOf = (change: Partial<PageQuery>) => preferencesPath({ ...query, ...change }, draftKey);
  useAddress(hrefOf({}));
  useLeaveWarning(isDirty && mayEdit);

  const jobsById = new Map(jobs.map((job) => [job.jobId, job]));
  const available = sortJobs(filterJobs(jobs, filter), sort);
  const listed = mayEdit ? picks : list;
  return (
    <>
      <div className="shell flex flex-col gap-4 pb-6">
        {problem && (
          <Alert kind="error" title={problem.title} live="assertive">
            {problem.text}
          </Alert>
        )}
        <Notices view={view} isDirty={isDirty} />
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <div className="grid items-start gap-4 lg:grid-cols-[1fr_26rem]">
          <Card
            flush
            title="Available Jobs"
            description={
              available.length === jobs.length
                ? `${jobs.length} ${jobs.length === 1 ? 'job' : 'jobs'}`
                : `${available.length} of ${jobs.length} jobs`
            }
            actions={
              mayEdit && (
                <a href="#your-picks" className="btn btn-ghost text-primary underline lg:hidden">
                  Your list ({listed.length})
                </a>
              )
            }
          >
            <JobFilter
              filter={filter}
              offerType={driver.airportCertified}
              keep={[
                ...queryPairs({ ...query, filter: noFilter, draft: null }, draftKey),
                ...draftPairs(query.draft, draftKey),
              ]}
              resetHref={hrefOf({ filter: { ...noFilter, query: filter.query } })}
              onChange={(changed) => setShown({ ...query, filter: changed })}
            />
            <JobsTable
              jobs={available}
              picks={listed}
              sort={sort}
              showAll={showAll}
              mayEdit={mayEdit}
              hrefOf={hrefOf}
              onSort={(changed) => setShown({ ...query, sort: changed })}
              onShowAll={() => setShown({ ...query, showAll: true })}
              onAdd={(jobId) => edit({ action: 'add', jobId })}
            />
          </Card>
          <div
            className={classNames(
              'flex flex-col gap-4 lg:sticky lg:top-4',
              // Nothing to choose any more: on a phone the list comes first.
              !mayEdit && 'max-lg:order-first',
            )}
          >
            <Card
              id="your-picks"
              flush
              className="overflow-hidden"
              title={
                <>
                  Your Job Preferences <Badge>{listed.length}</Badge>
                </>
              }
              description="Pick 1 is the job you want most."
              actions={
                isDirty &&
                mayEdit && (
                  <UndoAll
                    picks={picks}
                    list={list}
                    href={hrefOf({ draft: null })}
                    onDiscard={discard}
                  />
                )
              }
            >
              <div className="border-t border-base-300">
                <PicksList
                  picks={listed}
                  jobsById={jobsById}
                  onEdit={mayEdit ? edit : undefined}
                  onMoveTo={moveTo}
                />
              </div>
            </Card>
            <LiveStanding />
            <LatestReceipt view={view} />
          </div>
        </div>
        {mayEdit && (
          <form id="pick-edits" method="get" action="/driver-preferences" hidden>
            <HiddenFields pairs={queryPairs({ ...query, draft: picks }, draftKey)} />
          </form>
        )}
      </div>
      <SaveBar view={view} picks={picks} isDirty={isDirty} action={hrefOf({})} />
    </>
  );
};
