import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import type { Settings } from '~/infra/aws/settings';

const notify = (address: string) => (notificationType: string, threshold: number) => ({
  notification: {
    notificationType,
    threshold,
    thresholdType: 'PERCENTAGE',
    comparisonOperator: 'GREATER_THAN',
  },
  subscribers: [{ subscriptionType: 'EMAIL', address }],
});

/**
 * Sends an email when the account has spent 80 percent of its monthly budget, and when it is going to exceed it. It
 * stops nothing.
 */
export const createBudget = (
  scope: Construct,
  { MONTHLY_BUDGET_DOLLARS, ALARM_EMAIL }: Pick<Settings, 'MONTHLY_BUDGET_DOLLARS' | 'ALARM_EMAIL'>,
): void => {
  if (MONTHLY_BUDGET_DOLLARS === undefined || ALARM_EMAIL === undefined) return;
  const notifyOf = notify(ALARM_EMAIL);
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: MONTHLY_BUDGET_DOLLARS, unit: 'USD' },
    },
    notificationsWithSubscribers: [notifyOf('ACTUAL', 80), notifyOf('FORECASTED', 100)],
  });
};
