import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';

/** Every copy is a whole one, so the number of copies multiplies the price of the table's storage. */
const createPlan = (scope: Construct, vault: BackupVault): BackupPlan =>
  new BackupPlan(scope, 'Plan', {
    backupVault: vault,
    backupPlanRules: [
      new BackupPlanRule({
        ruleName: 'daily',
        scheduleExpression: Schedule.cron({ hour: '5', minute: '0' }),
        deleteAfter: Duration.days(35),
      }),
      new BackupPlanRule({
        ruleName: 'monthly',
        scheduleExpression: Schedule.cron({ day: '1', hour: '6', minute: '0' }),
        deleteAfter: Duration.days(365),
      }),
    ],
  });

/**
 * Copies the table every day and every month into a vault, which outlives the table and the stack. Point-in-time recovery
 * alone would be lost with the table.
 */
export const createBackup = (
  stack: Construct,
  { table, topic }: { readonly table: ITableV2; readonly topic: ITopic },
): void => {
  const scope = new Construct(stack, 'Backup');
  const vault = new BackupVault(scope, 'Vault', {
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });
  createPlan(scope, vault).addSelection('Table', {
    resources: [BackupResource.fromArn(table.tableArn)],
    // An account may lack the role that the console would create for restores.
    allowRestores: true,
  });
  new Rule(scope, 'Failed', {
    description: 'A backup of the table failed',
    eventPattern: {
      source: ['aws.backup'],
      detailType: ['Backup Job State Change'],
      detail: {
        state: ['FAILED', 'ABORTED', 'EXPIRED'],
        backupVaultName: [vault.backupVaultName],
      },
    },
    targets: [new SnsTopic(topic)],
  });
};
