import type { ReactNode } from 'react';
import { DeadlineText } from '~/app/components/time/deadline-text';
import type { PlannedWork } from '~/domain/status/planned-work-schema';

/** When work is planned, with its note. `action`: what can be done with it. */
export const WorkList = ({
  works,
  action,
}: {
  works: readonly PlannedWork[];
  action?: (work: PlannedWork) => ReactNode;
}) => (
  <ul className="divide-y divide-base-300">
    {works.map((work) => (
      <li
        key={work.id}
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
      >
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-semibold">
            <DeadlineText deadline={work.from} short /> –{' '}
            <DeadlineText deadline={work.until} short />
          </p>
          {work.note !== '' && <p className="wrap-anywhere">{work.note}</p>}
        </div>
        {action?.(work)}
      </li>
    ))}
  </ul>
);
