import { data, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { CalendarPlus, Plus, Trash2 } from 'lucide-react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { MasterList } from '~/app/components/roster/master-list';
import { pageTitle } from '~/app/components/shell/product';
import { wallTimeOf } from '~/app/components/time/format-time';
import { LinkButton } from '~/app/components/ui/button';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { readTableQuery, tableHref } from '~/app/components/vacations/table-query';
import { VacationPage } from '~/app/components/vacations/vacation-page';
import { weekColumns, WeeksTable } from '~/app/components/vacations/weeks-table';
import { getErrorMessage } from '~/app/platform/error-messages/get-error-message.server';
import { siteAdminAction, siteAdminLoader } from '~/app/platform/guards/guards.server';
import { redirectWithToast } from '~/app/platform/http/toast.server';
import { readWeekSlots } from '~/app/services/vacation/read-week-slots.server';
import { isOver } from '~/domain/vacation/week-list';
import { weeksToText } from '~/domain/vacation/week-text';
import { actOnWeeks } from './act-on-weeks.server';
import { WeekDialogs } from './week-dialogs';
import { weekForm } from './week-forms.server';

const title = 'Edit Vacation Weeks';
export const meta: MetaFunction = () => [{ title: pageTitle(title) }];

export const loader = siteAdminLoader(
  async ({ request, deps, access: { scope, site }, receivedAt }) => {
    const query = new URL(request.url).searchParams;
    return {
      weeks: await readWeekSlots({ deps, scope }),
      query: readTableQuery(query, weekColumns, { column: 'startDate', direction: 'asc' }),
      tab: query.get('tab') === 'master' ? ('master' as const) : ('table' as const),
      dialog: query.get('dialog'),
      weekId: query.get('week'),
      today: wallTimeOf(receivedAt, site.timeZone).slice(0, 10),
      siteName: site.name,
    };
  },
);

/** The page as it was before the dialog. */
const pathWithoutDialog = (url: string): string => {
  const query = new URL(url).searchParams;
  for (const name of ['dialog', 'week', 'tab']) query.delete(name);
  return `/admin/edit-vacation-weeks${query.size > 0 ? `?${query}` : ''}`;
};

export const action = siteAdminAction(async ({ request, sentForm, context, deps, access }) => {
  const form = await sentForm.parse(weekForm);
  const acted = await actOnWeeks({ deps, access }, form);
  if (acted.ok) return redirectWithToast({ context }, pathWithoutDialog(request.url), acted.value);
  const { status, ...message } = getErrorMessage(acted.error);
  const error = { code: acted.error.code, ...message };
  if (form.intent !== 'add' && form.intent !== 'edit') return data({ error }, { status });
  const theirs = acted.error.code === 'week-edited-meanwhile' ? acted.error.theirs : null;
  const shown = theirs ?? (form.intent === 'edit' ? form.shown : null);
  return data({ error, refused: { error, sent: form, shown } }, { status });
});

const tabs = [
  { id: 'table', label: 'Table View', to: '?tab=table' },
  { id: 'master', label: 'Master List', to: '?tab=master' },
];

export default function EditVacationWeeks() {
  const { weeks, query, tab, dialog, weekId, today, siteName } = useLoaderData<typeof loader>();
  const acted = useActionData<typeof action>();
  const error = acted?.error;
  const closeTo = tableHref(query);
  // The dialog about a week that is gone does not open again.
  const hasDialog = dialog !== null && error?.code !== 'week-gone';
  const past = weeks.filter((week) => isOver(week, today)).length;
  return (
    <VacationPage
      title={`${title} – ${siteName}`}
      actions={
        <LinkButton to="/admin/edit-vacation-weeks/export" reloadDocument download>
          Export Data
        </LinkButton>
      }
    >
      <Tabs label="Views" tabs={tabs} current={tab} />
      <TabPanel id={tab} className="flex flex-col gap-4">
        {tab === 'master' ? (
          <MasterList
            noun="week"
            text={weeksToText(weeks)}
            columns="Week ID, Start Date, End Date (YYYY-MM-DD), and Total Slots"
            example={'W001\t2027-01-04\t2027-01-10\t5'}
            hasWorkbook={false}
            error={error}
          />
        ) : (
          <>
            <ErrorAlert error={hasDialog ? undefined : error} />
            <div className="flex flex-wrap gap-2">
              <LinkButton
                to={tableHref(query, { dialog: 'add' })}
                preventScrollReset
                variant="primary"
                icon={<Plus className="size-4" aria-hidden />}
              >
                Add Week
              </LinkButton>
              <LinkButton
                to={tableHref(query, { dialog: 'generate' })}
                preventScrollReset
                icon={<CalendarPlus className="size-4" aria-hidden />}
              >
                Generate a Year
              </LinkButton>
              {past > 0 && (
                <LinkButton
                  to={tableHref(query, { dialog: 'delete-past' })}
                  preventScrollReset
                  variant="ghost"
                  icon={<Trash2 className="size-4" aria-hidden />}
                >
                  Delete past weeks ({past})
                </LinkButton>
              )}
            </div>
            <WeeksTable weeks={weeks} query={query} today={today} />
          </>
        )}
      </TabPanel>
      <WeekDialogs
        {...{ dialog, weekId, weeks, today, error, closeTo }}
        refused={acted && 'refused' in acted ? acted.refused : undefined}
      />
    </VacationPage>
  );
}
