import { ChainSteps } from '~/app/components/freed-jobs/chain-steps';
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
}) =>
  chain.length > 0 && (
    <Card title={adminCopy.vacations.chainTitle}>
      <ChainSteps
        steps={chain.map(({ weekId, ...step }) => ({ offer: weekId, ...step }))}
        drivers={rows}
        describe={({ offer: week, giver, taker, movedFrom }) =>
          adminCopy.vacations.passedOn({ week, giver: giver ?? '', taker, movedFrom })
        }
      />
    </Card>
  );
