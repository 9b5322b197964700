import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { ComponentProps } from 'react';
import { readTableQuery, tableHref } from '~/app/components/address/table-query';
import { ActionLinks, toExports, type ActionLink } from '~/app/components/admin/action-links';
import type { ActionError } from '~/app/components/admin/use-action-error';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { ImportPanel } from '~/app/components/roster/import-panel';
import { PublishedWeeksNote } from '~/app/components/roster/published-weeks';
import { describePaste, toImportFields } from '~/app/components/roster/roster-definition';
import { UndoOffer } from '~/app/components/roster/undo-offer';
import { UndoPreview } from '~/app/components/roster/undo-preview';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { CloseWeeksDialog, type AskedClosing } from '~/app/components/vacations/close-weeks-dialog';
import { DeleteWeeksDialog } from '~/app/components/vacations/delete-weeks-dialog';
import { GenerateDialog } from '~/app/components/vacations/generate-dialog';
import { VacationPage } from '~/app/components/vacations/vacation-page';
import { WeekDialog, type RefusedWeek } from '~/app/components/vacations/week-dialog';
import { weekTableColumns, WeeksTable } from '~/app/components/vacations/weeks-table';
import { adminCopy } from '~/app/copy/copy';
import { getWallTime } from '~/app/copy/format-time';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { dispatcherAction, dispatcherLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { actOnImport } from '~/app/platform/roster/import-route.server';
import { isImportForm } from '~/app/platform/roster/roster-forms.server';
import { actOnUndo, isUndoForm, loadUndoOffer } from '~/app/platform/roster/undo-route.server';
import { countResults } from '~/app/services/roster/count-results.server';
import { readChangedWeeks } from '~/app/services/vacation/read-changed-weeks.server';
import { readWeekSlots } from '~/app/services/vacation/read-weeks.server';
import { weekTarget } from '~/app/services/vacation/week-target.server';
import { toText } from '~/domain/roster/roster-text';
import type { WeekSlots } from '~/domain/vacation/vacation-week';
import { toWeekFields, weekFields } from '~/domain/vacation/week-fields';
import { defaultSlots, isOver, nextWeekId } from '~/domain/vacation/week-list';
import { readAskedClosing } from './asked-closing.server';
import { actOnWeeks, weekForm, weekImport } from './week-forms.server';
export const meta = titlePage(() => adminCopy.vacationWeeks.title);

/** The weeks whose deletion the URL asks about. */
const listToDelete = (weeks: readonly WeekSlots[], query: URLSearchParams, today: string) => {
  const dialog = query.get('dialog');
  if (dialog === 'delete') return weeks.filter(({ weekId }) => weekId === query.get('week'));
  return dialog === 'delete-past' ? weeks.filter((week) => isOver(week, today)) : [];
};

export const loader = dispatcherLoader(async ({ request, deps, access, receivedAt }) => {
  const { site } = access;
  const query = new URL(request.url).searchParams;
  const today = getWallTime(receivedAt, site.timeZone).slice(0, 10);
  const [weeks, changed] = await Promise.all([
    readWeekSlots({ deps, access }),
    readChangedWeeks({ deps, access, now: receivedAt }),
  ]);
  const deleted = listToDelete(weeks, query, today);
  const ids = deleted.map(({ weekId }) => weekId);
  return {
    weeks,
    changed: changed.weeks.length,
    deletion:
      ids.length > 0
        ? {
            weeks: deleted,
            results: await countResults({ deps, access }, 'weekId', ids),
            isPublished: changed.version > 0,
          }
        : null,
    query: readTableQuery(query, weekTableColumns, { column: 'startDate', direction: 'asc' }),
    tab: query.get('tab') === 'master' ? ('master' as const) : ('table' as const),
    dialog: query.get('dialog'),
    weekId: query.get('week'),
    today,
    siteName: site.name,
    closing: await readAskedClosing({ deps, access }, weeks, query),
    undoOffer: await loadUndoOffer(weekTarget, { deps, access }),
  };
});

/** The path of the page without its dialog. */
const pathWithoutDialog = (url: string): string => {
  const query = new URL(url).searchParams;
  for (const name of ['dialog', 'week', 'tab', 'from', 'until', 'state']) query.delete(name);
  return `${weekImport.path}${query.size > 0 ? `?${query}` : ''}`;
};

export const action = dispatcherAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(weekForm);
  if (isImportForm(form)) return actOnImport(weekImport, { context, deps, access }, form);
  if (isUndoForm(form)) return actOnUndo(weekImport, { context, deps, access }, form);
  const acted = await actOnWeeks({ deps, access }, form);
  if (acted.ok) return redirectWithToast({ context }, pathWithoutDialog(request.url), acted.value);
  const { status, ...message } = getErrorMessage(acted.error);
  const error = { code: acted.error.code, intent: form.intent, ...message };
  if (form.intent !== 'add' && form.intent !== 'edit') return data({ error }, { status });
  const theirs = acted.error.code === 'week-edited-meanwhile' ? acted.error.theirs : null;
  const shown = theirs ?? (form.intent === 'edit' ? form.shown : null);
  return data({ error, refused: { error, sent: form.week, shown } }, { status });
});

const getTabs = () => [
  { id: 'table', label: adminCopy.vacationWeeks.tableView, to: '?tab=table' },
  { id: 'master', label: adminCopy.vacationWeeks.masterList, to: '?tab=master' },
];

/** The buttons that open dialogs. `past`: how many weeks are over. */
type TableQuery = Parameters<typeof tableHref>[0];

const getClosing = (query: TableQuery): ActionLink => ({
  to: tableHref(query, { dialog: 'close' }),
  label: adminCopy.vacationWeeks.closeForHolidays,
  icon: 'calendar-x-2',
});
const getDeletion = (query: TableQuery, past: number): ActionLink => ({
  to: tableHref(query, { dialog: 'delete-past' }),
  label: adminCopy.vacationWeeks.deletePastWeeks(past),
  icon: 'trash',
});
const WeekActions = ({
  query,
  past,
  hasWeeks,
}: {
  query: TableQuery;
  past: number;
  hasWeeks: boolean;
}) => (
  <div className="flex flex-wrap gap-2">
    <LinkButton
      to={tableHref(query, { dialog: 'add' })}
      preventScrollReset
      variant="primary"
      icon="plus"
    >
      {adminCopy.common.addWeek}
    </LinkButton>
    <ActionLinks
      links={[
        {
          to: tableHref(query, { dialog: 'generate' }),
          label: adminCopy.vacationWeeks.generateYear,
          icon: 'calendar-plus',
        },
        ...(hasWeeks ? [getClosing(query)] : []),
        ...(past > 0 ? [getDeletion(query, past)] : []),
      ]}
    />
  </div>
);

export default function EditVacationWeeks() {
  const { weeks, changed, deletion, query, dialog, weekId, today, siteName, undoOffer, ...loaded } =
    useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error ?? undefined;
  const tab = acted && 'preview' in acted ? 'master' : loaded.tab;
  const undo = acted && 'undo' in acted ? acted.undo : null;
  const roster = { fields: weekFields, texts: adminCopy.vacationWeeks.fields };
  const fields = toImportFields(roster);
  const closeTo = tableHref(query);
  // If someone else deleted the week, do not reopen its dialog.
  const hasDialog = dialog !== null && error?.code !== 'week-gone';
  const past = weeks.filter((week) => isOver(week, today)).length;
  return (
    <VacationPage
      title={`${adminCopy.vacationWeeks.title} – ${siteName}`}
      links={toExports('/admin/edit-vacation-weeks/export', adminCopy.roster.exportData)}
    >
      <PublishedWeeksNote
        text={changed > 0 ? adminCopy.publishedVacations.differ(changed) : null}
        review={adminCopy.publishedVacations.review}
        to="/admin/edit-vacation-weeks/published-weeks"
      />
      <Tabs label={adminCopy.common.views} tabs={getTabs()} current={tab} />
      <TabPanel id={tab} className="flex flex-col gap-4">
        <UndoOffer offer={undo ? null : undoOffer} />
        {undo && <UndoPreview view={undo} noun="vacation week" fields={fields} />}
        {tab === 'master' ? (
          <ImportPanel
            noun="vacation week"
            text={toText(roster, weeks)}
            {...describePaste(roster)}
            acted={acted}
            fields={fields}
          />
        ) : (
          <>
            <ErrorAlert error={hasDialog ? undefined : error} />
            <WeekActions query={query} past={past} hasWeeks={weeks.length > 0} />
            <WeeksTable weeks={weeks} query={query} today={today} />
          </>
        )}
      </TabPanel>
      <WeekDialogs
        dialog={dialog}
        weekId={weekId}
        weeks={weeks}
        deletion={deletion}
        closing={loaded.closing}
        today={today}
        error={error}
        closeTo={closeTo}
        refused={acted && 'refused' in acted ? acted.refused : undefined}
      />
    </VacationPage>
  );
}

/** The dialog that the URL asks for, such as `?dialog=edit&week=W001`. No dialog opens for a deleted week. */
const WeekDialogs = ({
  dialog,
  weekId,
  weeks,
  deletion,
  closing,
  today,
  error,
  refused,
  closeTo,
}: {
  dialog: string | null;
  weekId: string | null;
  weeks: readonly WeekSlots[];
  deletion: Omit<ComponentProps<typeof DeleteWeeksDialog>, 'error' | 'closeTo'> | null;
  closing: AskedClosing | null;
  /** Today's date at the site, as an ISO day. */
  today: string;
  error: ActionError | undefined;
  refused: RefusedWeek | undefined;
  closeTo: string;
}) => {
  const week = weeks.find((one) => one.weekId === weekId);
  switch (dialog) {
    case 'add': {
      const proposed = {
        weekId: nextWeekId(weeks),
        startDate: '',
        endDate: '',
        totalSlots: defaultSlots,
      };
      return <WeekDialog week={proposed} isNew refused={refused} closeTo={closeTo} />;
    }
    case 'edit': {
      if (!week) return null;
      const stored = toWeekFields(week);
      return (
        <WeekDialog
          key={week.weekId}
          week={stored}
          isNew={false}
          refused={refused}
          closeTo={closeTo}
        />
      );
    }
    case 'delete':
    case 'delete-past':
      return deletion && <DeleteWeeksDialog {...deletion} error={error} closeTo={closeTo} />;
    case 'close':
      return closing && <CloseWeeksDialog asked={closing} error={error} closeTo={closeTo} />;
    case 'generate':
      return (
        <GenerateDialog year={Number(today.slice(0, 4)) + 1} error={error} closeTo={closeTo} />
      );
    default:
      return null;
  }
};
