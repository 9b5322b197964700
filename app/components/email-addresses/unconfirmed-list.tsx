import type { InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { EmptyState } from '~/app/components/ui/empty-state';
import { adminCopy } from '~/app/copy/copy';
import { getAddressPath } from './address-path';
import { AddressStatusText } from './address-status';
import type { DriverAddressView } from './driver-address';

/** The first drivers without a confirmed address, and how many there are. */
export const UnconfirmedList = ({
  list: { count, rows },
  timeZone,
}: InZone<{
  list: { readonly count: number; readonly rows: readonly Omit<DriverAddressView, 'seen'>[] };
}>) => {
  const { emailAddresses: own, common } = adminCopy;
  if (count === 0)
    return (
      <Card>
        <EmptyState icon="circle-check" title={own.everybody} />
      </Card>
    );
  return (
    <Card
      title={own.without(count)}
      description={count > rows.length && own.first(rows.length, count)}
      flush
    >
      <ul className="divide-y divide-base-300">
        {rows.map(({ employeeId, name, seniorityNumber, status }) => (
          <li
            key={employeeId}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <p className="min-w-0 basis-56">
              <span className="block font-semibold wrap-anywhere">{name}</span>
              <span className="text-sm text-muted tabular-nums">
                <span className="font-mono">{employeeId}</span> · {common.seniority}{' '}
                {seniorityNumber}
              </span>
            </p>
            <AddressStatusText status={status} timeZone={timeZone} />
            <LinkButton
              to={getAddressPath(employeeId)}
              size="sm"
              className="ms-auto"
              aria-label={own.openOf(name)}
            >
              {own.open}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Card>
  );
};
