import type { ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { classNames } from '~/app/components/ui/class-names';
import { adminCopy } from '~/app/copy/copy';
import { formatWorkDays } from '~/app/copy/describe-job';
import { formatTime } from '~/app/copy/format-time';
import type { ChangedFact, RosterChanges } from '~/domain/award/figures/roster-changes';
import type { HourClock } from '~/domain/time/hour-clock';

/** How many rows of a kind stand there at once. */
const shownRows = 10;

interface Row {
  readonly id: string;
  readonly children: ReactNode;
}

const Rows = ({ rows, inLine }: { rows: readonly Row[]; inLine: boolean }) => (
  <ul
    className={classNames(
      'flex gap-x-3 gap-y-1 break-words tabular-nums',
      inLine ? 'flex-wrap' : 'flex-col',
    )}
  >
    {rows.map(({ id, children }) => (
      <li key={id}>{children}</li>
    ))}
  </ul>
);

const Group = ({
  title,
  rows,
  inLine = false,
  rest = null,
}: {
  title: string;
  rows: readonly Row[];
  /** Whether the rows are short, so that several fit into one line. */
  inLine?: boolean;
  rest?: ReactNode;
}) => {
  const more = rows.slice(shownRows);
  if (rows.length === 0 && !rest) return null;
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      <Rows rows={rows.slice(0, shownRows)} inLine={inLine} />
      {more.length > 0 && (
        <details>
          <summary className="min-h-11 link cursor-pointer py-2">
            {adminCopy.rosterChanges.more(more.length)}
          </summary>
          <Rows rows={more} inLine={inLine} />
        </details>
      )}
      {rest}
    </section>
  );
};

const formatValue = (
  { code }: ChangedFact,
  value: ChangedFact['before'],
  clock: HourClock,
): string => {
  if (value === null) return adminCopy.rosterChanges.none;
  if (typeof value === 'boolean') return value ? adminCopy.common.yes : adminCopy.common.no;
  if (code === 'startTime' || code === 'endTime') return formatTime(String(value), clock);
  return code === 'weekDays' ? formatWorkDays({ weekDays: String(value) }) : String(value);
};

/** `time 5:30 AM → 9:15 AM; days Mon-Fri → Tue-Sat`. */
const Facts = ({ facts }: { facts: readonly ChangedFact[] }) => {
  const clock = useClock();
  const lines = facts.map((fact) => {
    const [before, now] = [fact.before, fact.now].map((value) => formatValue(fact, value, clock));
    return `${adminCopy.rosterChanges.facts[fact.code]} ${before} → ${now}`;
  });
  return <>: {lines.join('; ')}</>;
};

const formatDriver = ({ name, employeeId }: { name: string; employeeId: string }): string =>
  `${name} (${employeeId})`;

const DriverGroups = ({
  drivers: { added, changed, removed, erased },
}: Pick<RosterChanges, 'drivers'>) => {
  const { rosterChanges } = adminCopy;
  return (
    <>
      <Group
        title={rosterChanges.driversAdded(added.length)}
        rows={added.map((one) => ({ id: one.employeeId, children: formatDriver(one) }))}
      />
      <Group
        title={rosterChanges.driversChanged(changed.length)}
        rows={changed.map(({ facts, ...one }) => ({
          id: one.employeeId,
          children: (
            <>
              {formatDriver(one)}
              <Facts facts={facts} />
            </>
          ),
        }))}
      />
      <Group
        title={rosterChanges.driversRemoved(removed.length + erased)}
        rows={removed.map((one) => ({ id: one.employeeId, children: formatDriver(one) }))}
        rest={erased > 0 && <p>{rosterChanges.unnamed(erased)}</p>}
      />
    </>
  );
};

/** What the next version takes from today's lists, and the published one does not have. */
export const RosterChangesList = ({
  changes: { offers, drivers },
  version,
}: {
  changes: RosterChanges;
  /** The published version. */
  version: number;
}) => {
  const { rosterChanges } = adminCopy;
  return (
    <section className="flex flex-col gap-3 text-sm">
      <div>
        <h3 className="text-base font-bold">{rosterChanges.title(version)}</h3>
        <p className="text-muted">{rosterChanges.text}</p>
      </div>
      <Group
        title={rosterChanges.jobsAdded(offers.added.length)}
        rows={offers.added.map((id) => ({ id, children: id }))}
        inLine
      />
      <Group
        title={rosterChanges.jobsChanged(offers.changed.length)}
        rows={offers.changed.map(({ id, facts }) => ({
          id,
          children: (
            <>
              {id}
              <Facts facts={facts} />
            </>
          ),
        }))}
      />
      <Group
        title={rosterChanges.jobsDeleted(offers.deleted.length)}
        rows={offers.deleted.map(({ id, holders }) => ({
          id,
          children: `${id}: ${rosterChanges.lostBy(holders)}`,
        }))}
      />
      <DriverGroups drivers={drivers} />
    </section>
  );
};
