import type { ReactNode } from 'react';
import { copy } from '~/app/copy/copy';

/** One line of a list of drivers: seniority number, name and ID, and on the other side what the list is about. */
export const DriverLine = ({
  driver: { employeeId, name, seniorityNumber },
  children,
}: {
  driver: {
    readonly employeeId: string;
    readonly name: string;
    readonly seniorityNumber: number | null;
  };
  children: ReactNode;
}) => (
  <li className="flex flex-wrap justify-between gap-x-4 py-2">
    <span className="min-w-0 wrap-anywhere">
      <span className="text-muted tabular-nums">{seniorityNumber ?? copy.common.notAvailable}</span>{' '}
      <strong>{name}</strong> <span className="text-muted">({employeeId})</span>
    </span>
    <span className="font-mono">{children}</span>
  </li>
);
