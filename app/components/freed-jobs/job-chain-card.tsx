import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import type { AwardResult } from '~/domain/award/award';
import { ChainSteps } from './chain-steps';

/** How freed jobs are passed on, step by step; nothing if none were freed. */
export const JobChainCard = ({
  chain,
  drivers,
}: {
  chain: NonNullable<AwardResult['jobChain']>;
  drivers: Parameters<typeof ChainSteps>[0]['drivers'];
}) =>
  chain.length > 0 && (
    <Card title={adminCopy.freeJob.chainTitle}>
      <ChainSteps
        steps={chain.map(({ jobId, ...step }) => ({ offer: jobId, ...step }))}
        drivers={drivers}
        describe={adminCopy.freeJob.step}
      />
    </Card>
  );
