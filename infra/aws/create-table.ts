import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { dueIndex, partitionKey, sortKey, timeToLiveAttribute } from '~/app/store/table';
import type { Settings } from './settings';

const text = (name: string) => ({ name, type: AttributeType.STRING });

/** The one table (design 3). It outlives the stack and cannot be deleted in passing. */
export const createTable = (
  scope: Construct,
  { WARM_READS, WARM_WRITES }: Pick<Settings, 'WARM_READS' | 'WARM_WRITES'>,
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
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
    ...(WARM_READS !== undefined &&
      WARM_WRITES !== undefined && {
        warmThroughput: { readUnitsPerSecond: WARM_READS, writeUnitsPerSecond: WARM_WRITES },
      }),
  });
