import { useState } from 'react';
import { RankingEditor, ToYourList } from '~/app/components/ranking/ranking-editor';
import type { SaveProblem } from '~/app/components/ranking/ranking-view';
import { SaveStatus } from '~/app/components/ranking/save-status';
import { usePicks } from '~/app/components/ranking/use-picks';
import { Card } from '~/app/components/ui/card';
import { counted } from '~/domain/shared/counted';
import { findWeeks, sortWeeks, weekDates } from './find-weeks';
import { Slots } from './slots';
import { VacationNotices } from './vacation-notices';
import { vacationPairs, vacationPath, type VacationQuery } from './vacation-query';
import type { VacationView } from './vacation-view';
import { WeekSearch } from './week-search';
import { weekWords } from './week-words';
import { WeeksTable } from './weeks-table';

/** Vacation weeks, the driver's list, and the bar to save it. */
export const VacationEditor = ({
  view,
  problem,
}: {
  view: VacationView;
  problem: SaveProblem | undefined;
}) => {
  const { weeks, list, pageKey, mayEdit, closing } = view;
  const [{ search, sort, showAll }, setShown] = useState(view.query);
  const ranking = usePicks({ list, draft: view.query.draft, noun: weekWords.noun });
  const { picks, isDirty, edit } = ranking;
  const query: VacationQuery = { search, sort, showAll, draft: isDirty ? picks : null };
  const hrefOf = (change: Partial<VacationQuery>) => vacationPath({ ...query, ...change }, pageKey);

  const found = sortWeeks(findWeeks(weeks, search), sort);
  const listed = mayEdit ? picks : list;
  const weeksById = new Map(weeks.map((week) => [week.weekId, week]));
  const lineOf = (weekId: string) => {
    const week = weeksById.get(weekId);
    return (
      week && (
        <span className="tabular-nums">
          <span className="block">{weekDates(week)}</span>
          <Slots week={week} />
        </span>
      )
    );
  };
  return (
    <RankingEditor
      {...{ view, ranking, problem, lineOf }}
      words={weekWords}
      notices={<VacationNotices view={view} isDirty={isDirty} />}
      status={<SaveStatus {...{ view, isDirty }} />}
      closing={{ isOpen: mayEdit, at: closing }}
      address={hrefOf({})}
      undoAddress={hrefOf({ draft: null })}
      editPairs={vacationPairs({ ...query, draft: picks }, pageKey)}
      offered={
        <Card
          flush
          title="Vacation Weeks"
          description={
            <span role="status">
              {found.length < weeks.length && `${found.length} of `}
              {counted(weeks.length, 'week')}
            </span>
          }
          actions={mayEdit && <ToYourList count={listed.length} />}
        >
          <WeekSearch
            search={search}
            keep={vacationPairs({ ...query, search: '' }, pageKey)}
            onChange={(changed) => setShown({ ...query, search: changed })}
          />
          <WeeksTable
            weeks={found}
            hasSearch={weeks.length > 0}
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
