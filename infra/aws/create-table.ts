import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { dueIndex, partitionKey, sortKey, timeToLiveAttribute } from '~/app/store/table/table';
import type { Settings } from './settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

export interface TableProps {
  readonly settings: Pick<Settings, 'WARM_READS' | 'WARM_WRITES'>;
  /** Whether deletion protection is on. */
  readonly isProtected: boolean;
}

/** The one table. It survives the deletion of the stack; only a failed first deployment deletes it. */
export const createTable = (
  scope: Construct,
  { settings: { WARM_READS, WARM_WRITES }, isProtected }: TableProps,
): TableV2 =>
  new TableV2(scope, 'Table', {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    globalSecondaryIndexes: [
      {
        indexName: dueIndex.name,
        partitionKey: text(dueIndex.partitionKey),
        sortKey: text(dueIndex.sortKey),
      },
    ],
    billing: Billing.onDemand(),
    timeToLiveAttribute,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: isProtected,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    ...(WARM_READS !== undefined &&
      WARM_WRITES !== undefined && {
        warmThroughput: { readUnitsPerSecond: WARM_READS, writeUnitsPerSecond: WARM_WRITES },
      }),
  });
