import { useLoaderData } from '@remix-run/react';
import { getAwardQuery } from '~/app/components/address/award-path';
import { AdminPage } from '~/app/components/admin/admin-page';
import { SealedNote } from '~/app/components/admin/sealed-note';
import { ReportCard } from '~/app/components/reports/report-card';
import { reports as reportNames } from '~/app/components/reports/report-names';
import { getTabPath, reportTabs, tabField, tabNames } from '~/app/components/reports/report-tabs';
import { WeekChoice } from '~/app/components/reports/week-choice';
import { titlePage } from '~/app/components/shell/product';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { TabPanel, Tabs } from '~/app/components/ui/tabs';
import { adminCopy } from '~/app/copy/copy';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { readReportPage } from '~/app/services/reports/read-report-page.server';

export const meta = titlePage(() => adminCopy.reports.title);

export const loader = stewardLoader(async ({ request, deps, access, receivedAt: now }) => {
  const query = new URL(request.url).searchParams;
  const tab = tabField.read(query);
  const page = await readReportPage(
    { deps, access, now },
    { names: reportTabs[tab], asked: query.get('period') },
  );
  return { tab, currentId: access.site.window.periodId, ...page };
});

export default function Reports() {
  const page = useLoaderData<typeof loader>();
  const { tab, shown, awards, currentId, seal } = page;
  const query = shown === 'provisional' ? '?view=provisional' : getAwardQuery(shown);
  const isOfAward = reportTabs[tab].some((name) => reportNames[name].of === 'award');
  const shownReports = page.reports.flatMap(({ name, report }) => {
    const isEmpty = reportNames[name].of === 'weeks' && awards.length === 0;
    return report && !isEmpty ? [{ name, report }] : [];
  });
  return (
    <AdminPage
      title={adminCopy.reports.title}
      description={adminCopy.reports.intro}
      actions={
        <LinkButton to="/admin/past-weeks" icon="archive">
          {adminCopy.pastWeeks.title}
        </LinkButton>
      }
    >
      <Tabs
        label={adminCopy.reports.title}
        current={tab}
        tabs={tabNames.map((id) => ({ id, label: adminCopy.reports.tabs[id], to: getTabPath(id) }))}
      />
      <TabPanel id={tab} className="flex flex-col gap-5">
        {isOfAward && (
          <WeekChoice
            tab={tab}
            periodIds={awards.map(({ periodId }) => periodId)}
            currentId={page.hasProvisional ? currentId : null}
            shownId={shown === 'provisional' ? currentId : shown.periodId}
          />
        )}
        {isOfAward && shown === 'provisional' && seal && <SealedNote seal={seal} />}
        {tab === 'without-picks' && seal && (
          <p className="text-sm text-muted">{adminCopy.reports.sealedGroups}</p>
        )}
        {tab === 'leftovers' && awards.length === 0 && (
          <Card>
            <EmptyState icon="chart-column" title={adminCopy.reports.nothingYet}>
              {adminCopy.reports.nothingYetHint}
            </EmptyState>
          </Card>
        )}
        {shownReports.map(({ name, report }) => (
          <ReportCard
            key={name}
            name={name}
            text={adminCopy.reports.texts[name]}
            report={report}
            query={reportNames[name].of === 'award' ? query : ''}
          />
        ))}
      </TabPanel>
    </AdminPage>
  );
}
