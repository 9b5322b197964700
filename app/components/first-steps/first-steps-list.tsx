import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useClock } from '~/app/components/time/use-clock';
import { Card } from '~/app/components/ui/card';
import { classNames } from '~/app/components/ui/class-names';
import { Icon } from '~/app/components/ui/icon';
import { StatusChip } from '~/app/components/ui/status-chip';
import { useHasRole } from '~/app/components/ui/use-page';
import { adminCopy } from '~/app/copy/copy';
import { formatDateTime, getWallTime } from '~/app/copy/format-time';
import { formatZone } from '~/app/copy/zone-words';
import type { SiteRole } from '~/domain/company/admin-role';
import type { FirstSteps } from '~/domain/site/first-steps';

const Step = ({
  number,
  least,
  to,
  title,
  text,
  state,
  isDone = false,
}: {
  number: number;
  isDone?: boolean;
  /** The role that the step needs. For others it is no link. */
  least: SiteRole;
  to: string;
  title: string;
  text: string;
  state?: ReactNode;
}) => (
  <li className="flex gap-3 border-t border-base-300 py-3 first:border-t-0 first:pt-0 last:pb-0">
    <span
      className={classNames(
        'grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold',
        isDone ? 'bg-success text-success-content' : 'bg-base-200',
      )}
    >
      {isDone ? <Icon name="check" className="size-4" /> : <span aria-hidden="true">{number}</span>}
      {isDone && <span className="sr-only">{adminCopy.week.done}</span>}
    </span>
    <div className="min-w-0 flex-1">
      {useHasRole(least) ? (
        <Link to={to} className="inline-flex min-h-11 link items-center font-semibold sm:min-h-0">
          {title}
        </Link>
      ) : (
        <p className="font-semibold">{title}</p>
      )}
      <p className="text-sm text-muted">{text}</p>
    </div>
    {state && <div className="shrink-0">{state}</div>}
  </li>
);

/** How many there are, or that there are none yet. */
const Count = ({ text, count }: { text: (count: number) => string; count: number }) => (
  <StatusChip tone={count > 0 ? 'success' : 'warning'}>
    {count > 0 ? text(count) : adminCopy.firstSteps.noneYet}
  </StatusChip>
);

/** What a new site needs before its first selection, in the order in which it is best done. */
export const FirstStepsList = ({
  drivers,
  jobs,
  timeZone,
  now,
}: FirstSteps & { timeZone: string; now: string }) => {
  const { firstSteps } = adminCopy;
  const clock = useClock();
  const steps = [
    {
      least: 'site-admin',
      to: '/admin/system-settings#selection',
      title: firstSteps.zone,
      text: firstSteps.zoneText(
        formatZone(timeZone),
        formatDateTime(getWallTime(now, timeZone), clock),
      ),
    },
    {
      least: 'dispatcher',
      to: '/admin/edit-drivers',
      title: firstSteps.drivers,
      text: firstSteps.driversText,
      state: <Count text={firstSteps.countDrivers} count={drivers} />,
      isDone: drivers > 0,
    },
    {
      least: 'dispatcher',
      to: '/admin/edit-jobs',
      title: firstSteps.jobs,
      text: firstSteps.jobsText,
      state: <Count text={firstSteps.countJobs} count={jobs} />,
      isDone: jobs > 0,
    },
    {
      least: 'site-admin',
      to: '/admin/system-settings',
      title: firstSteps.rules,
      text: firstSteps.rulesText,
    },
    {
      least: 'dispatcher',
      to: '/admin/site-link',
      title: firstSteps.link,
      text: firstSteps.linkText,
    },
  ] as const;
  return (
    <Card title={firstSteps.prepare}>
      <ol>
        {steps.map((step, index) => (
          <Step key={step.title} number={index + 1} {...step} />
        ))}
      </ol>
    </Card>
  );
};
