import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { WeekChainStep } from '~/domain/award/award';

/** How freed weeks are passed on, step by step; nothing if none were freed. */
export const ChainCard = ({
  chain,
  rows,
}: {
  chain: readonly WeekChainStep[];
  rows: readonly { readonly employeeId: string; readonly name: string }[];
}) => {
  if (chain.length === 0) return null;
  const names = new Map(rows.map(({ employeeId, name }) => [employeeId, name]));
  const nameDriver = (id: string) => (names.has(id) ? `${names.get(id)} (${id})` : id);
  return (
    <Card title={adminCopy.vacations.chainTitle}>
      <ol className="flex list-decimal flex-col gap-2 pl-6">
        {chain.map(({ weekId, freedBy, driverId, movedFrom }, at) => (
          <li key={at}>
            {adminCopy.vacations.passedOn({
              week: weekId,
              giver: nameDriver(freedBy),
              taker: driverId && nameDriver(driverId),
              movedFrom,
            })}
          </li>
        ))}
      </ol>
    </Card>
  );
};
