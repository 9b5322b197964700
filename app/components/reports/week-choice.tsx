import { Form } from '@remix-run/react';
import { Select } from '~/app/components/forms/select';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { formatWeekDays, formatWeekOfYear } from '~/app/copy/format-time';
import type { ReportTab } from './report-tabs';

/** Chooses the week that the reports about one award are about. */
export const WeekChoice = ({
  tab,
  periodIds,
  currentId,
  shownId,
}: {
  tab: ReportTab;
  /** The published weeks, newest first. */
  periodIds: readonly string[];
  /** The week of the present picks; null if it is published. */
  currentId: string | null;
  shownId: string;
}) => (
  <Form method="get" className="flex flex-wrap items-end gap-2">
    <input type="hidden" name="tab" value={tab} />
    <Select
      key={shownId}
      label={adminCopy.reports.week}
      name="period"
      defaultValue={shownId}
      className="w-full sm:w-80"
      options={[
        ...(currentId === null
          ? []
          : [
              {
                value: currentId,
                label: adminCopy.reports.currentPicks(formatWeekDays(currentId)),
              },
            ]),
        ...periodIds.map((periodId) => ({ value: periodId, label: formatWeekOfYear(periodId) })),
      ]}
    />
    <Button>{adminCopy.reports.show}</Button>
  </Form>
);
