import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { AwardResult } from '~/domain/award/award';
import { ChainSteps } from './chain-steps';

/** How freed jobs are passed on, step by step; nothing if none were freed. */
export const JobChainCard = ({
  chain,
  drivers,
  givenBack,
}: {
  chain: NonNullable<AwardResult['jobChain']>;
  drivers: Parameters<typeof ChainSteps>[0]['drivers'];
  /** Who gave which job back after a change. */
  givenBack: readonly { readonly employeeId: string; readonly jobId: string }[];
}) =>
  chain.length > 0 && (
    <Card title={adminCopy.freeJob.chainTitle}>
      <ChainSteps
        steps={chain.map(({ jobId, ...step }) => ({ offer: jobId, ...step }))}
        drivers={drivers}
        describe={({ freedBy, ...step }) =>
          adminCopy.freeJob.step({
            ...step,
            isGivenBack: givenBack.some(
              ({ employeeId, jobId }) => employeeId === freedBy && jobId === step.offer,
            ),
          })
        }
      />
    </Card>
  );
