import type { AdminCall } from '~/app/ports/deps';
import { readWaiting } from '~/app/services/reminders/read-waiting.server';
import { compareSeniority } from '~/domain/award/award-input';
import type { Driver } from '~/domain/drivers/driver';
import { findTypedDriver, type TypedDriverError } from '~/domain/drivers/find-typed-driver';
import type { Job } from '~/domain/jobs/job';
import { mayHold } from '~/domain/picks/visible-jobs';
import type { Instant } from '~/domain/time/instant';

/** Whom forms are printed for: drivers by number, those without a list, or nobody yet. */
type FormsOf = 'chosen' | 'missing' | 'blank';

/** The form of one driver; `driver` is null for one without a name. */
interface PicksForm {
  readonly driver: Pick<Driver, 'employeeId' | 'name' | 'seniorityNumber'> | null;
  /** Whether the driver may hold airport jobs. Others are not on the form. */
  readonly hasAirport: boolean;
}

interface PicksForms {
  /** The forms to print at once. */
  readonly forms: readonly PicksForm[];
  /** How many there are in all. */
  readonly count: number;
  /** How many are printed at once. */
  readonly atOnce: number;
  /** All jobs of the site, by job ID. */
  readonly jobs: readonly Job[];
  readonly problems: readonly TypedDriverError[];
}

/** The most lines of jobs in one answer, which keeps it below the size and time of a request. */
const maxLines = 10_000;
const maxForms = 200;

/** The forms of the `part`-th answer, counted from 0. `numbers`: seniority numbers or employee IDs, as they were typed. */
export const readPicksForms = async ({
  deps,
  access,
  of,
  numbers,
  part,
  now,
}: AdminCall<
  'stores',
  { of: FormsOf; numbers: readonly string[]; part: number; now: Instant }
>): Promise<PicksForms> => {
  const { scope, site, company } = access;
  const { items: jobs } = await deps.stores.jobs.list(scope);
  const atOnce = Math.min(maxForms, Math.max(1, Math.floor(maxLines / Math.max(jobs.length, 1))));
  if (of === 'blank')
    return { forms: [{ driver: null, hasAirport: true }], count: 1, atOnce, jobs, problems: [] };
  const { drivers, problems } =
    of === 'chosen'
      ? findChosen((await deps.stores.drivers.list(scope)).items, numbers)
      : {
          drivers: (await readWaiting({ deps, scope, site, company, now })).none,
          problems: [],
        };
  const forms = drivers
    .slice(part * atOnce, (part + 1) * atOnce)
    .map(({ employeeId, name, seniorityNumber, airportCertified }) => ({
      driver: { employeeId, name, seniorityNumber },
      hasAirport: mayHold({ isAirport: true }, { airportCertified }, company.settings),
    }));
  return { forms, count: drivers.length, atOnce, jobs, problems };
};

/** The drivers of the numbers, each once, most senior first. */
const findChosen = (all: readonly Driver[], numbers: readonly string[]) => {
  const found = numbers.map((typed) => findTypedDriver(all, typed));
  const drivers = new Set(found.flatMap((one) => (one.ok ? [one.value] : [])));
  return {
    drivers: [...drivers].sort(compareSeniority),
    problems: found.flatMap((one) => (one.ok ? [] : [one.error])),
  };
};
