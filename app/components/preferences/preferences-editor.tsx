import { useState } from 'react';
import { draftPairs } from '~/app/components/ranking/draft';
import { RankingEditor, ToYourList } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { SaveStatus } from '~/app/components/ranking/save-status';
import { usePicks } from '~/app/components/ranking/use-picks';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { jobLocation } from '~/domain/jobs/job';
import { filterJobs, noFilter, sortJobs } from '~/domain/picks/filter-jobs';
import { counted } from '~/domain/shared/counted';
import { JobFilter } from './job-filter';
import { jobWords } from './job-words';
import { JobsTable } from './jobs-table';
import { LiveStanding } from './live-standing';
import { Notices } from './notices';
import { preferencesPath, queryPairs, type PageQuery } from './page-query';
import type { PreferencesView } from './preferences-view';

/** Available jobs, the driver's list, and the bar to save it. */
export const PreferencesEditor = ({
  view,
  problem,
}: {
  view: PreferencesView;
  problem: SaveProblem | undefined;
}) => {
  const { jobs, list, pageKey, mayEdit, saved, standing, driver, window } = view;
  const [{ filter, sort, showAll }, setShown] = useState(view.query);
  const ranking = usePicks({ list, draft: view.query.draft, noun: jobWords.noun });
  const { picks, isDirty, edit } = ranking;
  const query: PageQuery = { filter, sort, showAll, draft: isDirty ? picks : null };
  const hrefOf = (change: Partial<PageQuery>) => preferencesPath({ ...query, ...change }, pageKey);

  const jobsById = new Map(jobs.map((job) => [job.jobId, job]));
  const available = sortJobs(filterJobs(jobs, filter), sort);
  const listed = mayEdit ? picks : list;
  const lineOf = (jobId: string) => {
    const job = jobsById.get(jobId);
    return (
      job && (
        <>
          <span className="tabular-nums">{job.startTime}</span> ·{' '}
          <span className="whitespace-nowrap">{job.weekDays}</span> · {jobLocation(job)}
        </>
      )
    );
  };
  return (
    <RankingEditor
      {...{ view, ranking, problem, lineOf }}
      words={jobWords}
      notices={<Notices view={view} isDirty={isDirty} />}
      aside={mayEdit && <LiveStanding receipt={saved?.receiptNumber} />}
      status={
        <SaveStatus
          {...{ view, isDirty }}
          {...(standing && { unsaved: <StatusChip tone="info">Carried over</StatusChip> })}
        />
      }
      closing={{ isOpen: window.state === 'open', at: window.closesAt }}
      address={hrefOf({})}
      undoAddress={hrefOf({ draft: null })}
      editPairs={queryPairs({ ...query, draft: picks }, pageKey)}
      offered={
        <Card
          flush
          title="Available Jobs"
          description={
            <span role="status">
              {available.length < jobs.length && `${available.length} of `}
              {counted(jobs.length, 'job')}
            </span>
          }
          actions={mayEdit && <ToYourList count={listed.length} />}
        >
          <JobFilter
            filter={filter}
            offerType={driver.airportCertified}
            keep={[
              ...queryPairs({ ...query, filter: noFilter, draft: null }, pageKey),
              ...draftPairs(query.draft, pageKey),
            ]}
            resetHref={hrefOf({ filter: { ...noFilter, query: filter.query } })}
            onChange={(changed) => setShown({ ...query, filter: changed })}
          />
          <JobsTable
            coverJobs={view.coverJobs}
            jobs={available}
            picks={listed}
            sort={sort}
            showAll={showAll}
            mayEdit={mayEdit}
            hrefOf={hrefOf}
            onSort={(changed) => setShown({ ...query, sort: changed })}
            onShowAll={() => setShown({ ...query, showAll: true })}
            onAdd={(id) => edit({ action: 'add', id })}
          />
        </Card>
      }
    />
  );
};
