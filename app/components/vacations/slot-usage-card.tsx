import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { DataTable } from '~/app/components/ui/data-table';
import { adminCopy } from '~/app/copy/copy';
import { formatDays } from '~/app/copy/format-time';
import type { SlotUsage } from '~/domain/award/figures/slot-usage';
import { weekDates } from './week-dates';

const getKinds = () =>
  [
    { name: 'manual', label: adminCopy.vacations.manual, look: 'bg-base-content' },
    { name: 'preference', label: adminCopy.vacations.byPreference, look: 'bg-primary' },
    { name: 'leftover', label: adminCopy.vacations.leftover, look: 'bg-primary/45' },
    { name: 'free', label: adminCopy.vacations.freeSlots, look: 'border-2 border-base-content/45' },
  ] as const;

/** Weeks with more slots than this are drawn as a bar instead of one square per slot. */
const maxSquares = 40;

const Slots = ({ week }: { week: SlotUsage }) => (
  <span className="flex h-4 min-w-0 flex-1 gap-0.5">
    {getKinds().flatMap(({ name, look }) =>
      week.totalSlots > maxSquares
        ? week[name] > 0 && (
            <span
              key={name}
              className={classNames('rounded-sm', look)}
              style={{ flexGrow: week[name] }}
            />
          )
        : Array.from({ length: week[name] }, (_, slot) => (
            <span
              key={`${name}${slot}`}
              className={classNames('max-w-6 flex-1 rounded-sm', look)}
            />
          )),
    )}
  </span>
);

/** How full each week is: as a chart, and as a table of the same figures. */
export const SlotUsageCard = ({ weeks }: { weeks: readonly SlotUsage[] }) => {
  const { vacations } = adminCopy;
  const total = weeks.reduce((sum, { totalSlots }) => sum + totalSlots, 0);
  const free = weeks.reduce((sum, week) => sum + week.free, 0);
  return (
    <Card title={vacations.slotUsage} description={vacations.slotsUsed(total - free, total, free)}>
      {weeks.length === 0 ? (
        <p className="text-muted">{vacations.noWeeksFound}</p>
      ) : (
        <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[2fr_3fr]">
          <figure className="min-w-0">
            <figcaption className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
              {getKinds().map(({ name, label, look }) => (
                <span key={name} className="flex items-center gap-1.5">
                  <span className={classNames('size-4 rounded-sm', look)} />
                  {label}
                </span>
              ))}
            </figcaption>
            <div
              role="region"
              aria-label={vacations.slotPicture}
              tabIndex={0}
              className="max-h-96 overflow-y-auto"
            >
              {weeks.map((week) => (
                <p key={week.weekId} className="flex items-center gap-3 py-1 text-sm">
                  <span className="w-28 shrink-0 truncate tabular-nums" title={week.weekId}>
                    {formatDays(week.startDate, week.endDate)}
                  </span>
                  <Slots week={week} />
                  <span className="w-14 shrink-0 text-end tabular-nums">
                    {week.totalSlots - week.free}/{week.totalSlots}
                  </span>
                </p>
              ))}
            </div>
          </figure>
          <div className="min-w-0 overflow-hidden rounded-box border border-base-300">
            <DataTable
              caption={vacations.slotUsage}
              maxHeight="max-h-[27rem]"
              className="min-w-lg text-sm"
              heads={[
                vacations.week,
                adminCopy.common.total,
                vacations.manual,
                vacations.byPreference,
                vacations.leftover,
                vacations.freeSlots,
              ]}
            >
              {weeks.map((week) => (
                <tr key={week.weekId} className="tabular-nums *:border-b *:border-base-300">
                  <th scope="row" className="px-4 py-2 text-start font-normal">
                    <strong className="font-mono">{week.weekId}</strong>
                    <span className="block text-muted">{weekDates(week)}</span>
                  </th>
                  <td className="px-3">{week.totalSlots}</td>
                  <td className="px-3">{week.manual}</td>
                  <td className="px-3">{week.preference}</td>
                  <td className="px-3">{week.leftover}</td>
                  <td className="px-3 font-semibold">{week.free}</td>
                </tr>
              ))}
            </DataTable>
          </div>
        </div>
      )}
    </Card>
  );
};
