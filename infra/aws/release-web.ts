import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  FunctionUrlAuthType,
  InvokeMode,
  type Alias,
  type FunctionUrl,
} from 'aws-cdk-lib/aws-lambda';
import { liveName, type AppFunction } from './app-function';
import type { Settings } from './settings';

/**
 * The role by which CodeDeploy moves the alias and reads the alarms. AWS's own policy for that would let it move the
 * aliases of every function in the account.
 */
const createReleaseRole = (web: AppFunction) => {
  const { functionArn } = web.lambda;
  const role = new Role(web, 'ReleaseRole', {
    assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
  });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      resources: [functionArn, `${functionArn}:${liveName}`],
    }),
  );
  // CloudWatch's description of alarms names no resources.
  role.addToPolicy(
    new PolicyStatement({ actions: ['cloudwatch:DescribeAlarms'], resources: ['*'] }),
  );
  return role;
};

/** A new release first serves a tenth of the requests for five minutes; an alarm moves them back. */
const releaseGradually = (web: AppFunction, alias: Alias, alarms: Alarm[]): void => {
  const role = createReleaseRole(web);
  const group = new LambdaDeploymentGroup(web, 'Release', {
    alias,
    alarms,
    // Keeps the library from adding AWS's own policy.
    role: role.withoutPolicyUpdates(),
    deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
    autoRollback: { failedDeployment: true, stoppedDeployment: true, deploymentInAlarm: true },
  });
  // The role has its permissions before a release needs them.
  group.node.addDependency(role);
};

/** Publishes the web function under a URL that stays the same for all releases. */
export const releaseWeb = (
  web: AppFunction,
  { RELEASE }: Pick<Settings, 'RELEASE'>,
  alarms: Alarm[],
): FunctionUrl => {
  const alias = web.publish();
  if (RELEASE === 'canary') releaseGradually(web, alias, alarms);
  // The URL does not require signed requests, because it would then refuse plain form posts. The origin secret,
  // which only CloudFront sends, keeps other callers out.
  return alias.addFunctionUrl({
    authType: FunctionUrlAuthType.NONE,
    invokeMode: InvokeMode.RESPONSE_STREAM,
  });
};
