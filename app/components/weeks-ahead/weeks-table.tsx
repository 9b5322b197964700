import { HiddenHead } from '~/app/components/admin/table-heads';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { LinkButton } from '~/app/components/ui/button';
import { Cell, DataTable } from '~/app/components/ui/data-table';
import { Badge, StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';
import { formatDate, formatWeekDays } from '~/app/copy/format-time';
import type { ComingWeek } from '~/domain/site/coming-weeks';

/** The coming weeks with their openings, cutoffs and holidays. On phones each week is a block. */
export const WeeksTable = ({ weeks }: { weeks: readonly ComingWeek[] }) => {
  const { weeksAhead } = adminCopy;
  return (
    <DataTable
      caption={weeksAhead.weeks}
      className="max-md:*:block"
      headClassName="max-md:hidden!"
      heads={[
        weeksAhead.week,
        weeksAhead.opens,
        weeksAhead.cutoff,
        weeksAhead.holidays,
        <HiddenHead key="change" text={weeksAhead.change} />,
      ]}
      bodyClassName="text-sm max-md:[&_td]:block max-md:[&_td]:border-0 max-md:[&_td]:px-4 max-md:[&_td]:py-1 max-md:[&_tr]:block max-md:[&_tr]:border-b max-md:[&_tr]:border-base-300 max-md:[&_tr]:py-2"
    >
      {weeks.map(({ periodId, opensAt, opensTooLate, closesAt, why, holidays }) => {
        const days = formatWeekDays(periodId);
        return (
          <tr key={periodId}>
            <Cell className="font-semibold whitespace-nowrap">{days}</Cell>
            <Cell>
              <span className="md:hidden">{weeksAhead.opens}: </span>
              {opensAt ? <DeadlineText deadline={opensAt} short /> : weeksAhead.byButton}{' '}
              {opensTooLate && <StatusChip tone="warning">{weeksAhead.tooLate}</StatusChip>}
            </Cell>
            <Cell>
              <span className="md:hidden">{weeksAhead.cutoff}: </span>
              <DeadlineText deadline={closesAt} short />{' '}
              {why !== 'usual' && <Badge>{weeksAhead.why[why]}</Badge>}
            </Cell>
            <Cell>
              {holidays.map(({ date, name }) => (
                <span key={date} className="block">
                  {formatDate(date)}
                  {name && `, ${name}`}
                </span>
              ))}
            </Cell>
            <Cell className="text-end">
              <LinkButton
                to={`?cutoff=${periodId}`}
                size="sm"
                variant="ghost"
                preventScrollReset
                aria-label={weeksAhead.changeOf(days)}
              >
                {weeksAhead.change}
              </LinkButton>
            </Cell>
          </tr>
        );
      })}
    </DataTable>
  );
};
