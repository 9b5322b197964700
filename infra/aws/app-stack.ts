import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { FunctionUrlAuthType, InvokeMode } from 'aws-cdk-lib/aws-lambda';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { AppFunction, type Shared } from './app-function';
import type { FunctionName } from './bundle';
import { createAlarm } from './create-alarm';
import { createAlarmTopic } from './create-alarm-topic';
import { createDashboard } from './create-dashboard';
import { createDistribution } from './create-distribution';
import { createFiles } from './create-files';
import { createTable } from './create-table';
import { allowMails, createSender } from './mails';
import { everyMinute } from './every-minute';
import { fenceTenants } from './fence-tenants';
import { createGenerations, createSecret } from './generated-secrets';
import type { Settings } from './settings';

interface Artefacts {
  /** Folder of a function's bundle. */
  readonly getBundleFolder: (name: FunctionName) => string;
  readonly clientFolder: string;
}

export interface AppStackProps {
  readonly settings: Settings;
  readonly artefacts: Artefacts;
  /**
   * Whether the stack and the table are protected from deletion. False while the stack is created, because
   * CloudFormation could neither undo nor repeat a failed creation of protected resources.
   */
  readonly isProtected: boolean;
}

/**
 * A request makes no store call after its deadline of ten seconds; the remaining time is for its error page. If
 * Lambda itself ended the call, the browser would get a bare 502.
 */
export const webTimeoutSeconds = 15;

/** Due work is handled every minute, so after five minutes something is broken. */
export const lateSeconds = 300;

const inFiveMinutes = (table: TableV2, name: string): IMetric =>
  table.metric(name, { statistic: Stats.SUM, period: Duration.minutes(5) });

/** The secrets of the functions. */
const createSecrets = (stack: Stack, settings: Settings) => {
  const sessionKeys = createGenerations(stack, {
    id: 'SessionKey',
    description: 'Signs sessions',
    generation: settings.SESSION_KEY_GENERATION,
  });
  const originSecrets = createGenerations(stack, {
    id: 'OriginSecret',
    description: 'CloudFront shows it to the web function',
    generation: settings.ORIGIN_SECRET_GENERATION,
  }).map(({ secret }) => secret);
  const adminPassword = createSecret(
    stack,
    'MasterAdminPassword',
    'Password of admin at DEFAULT/MAIN when it is first created',
  );
  const masterPassword =
    settings.MASTER_PASSWORD_SECRET_ARN === undefined
      ? undefined
      : Secret.fromSecretCompleteArn(stack, 'MasterPassword', settings.MASTER_PASSWORD_SECRET_ARN);
  return { sessionKeys, originSecrets, adminPassword, masterPassword };
};

const toShared = ({
  settings,
  table,
  topic,
  sessionKeys,
}: Pick<Shared, 'table' | 'topic'> &
  Pick<AppStackProps, 'settings'> &
  Pick<ReturnType<typeof createSecrets>, 'sessionKeys'>): Shared => ({
  table,
  topic,
  retention: Number(settings.LOG_RETENTION_DAYS) as RetentionDays,
  environment: {
    TABLE_NAME: table.tableName,
    SEED: 'none',
    MAIL: 'ses',
    MAIL_FROM: settings.MAIL_FROM,
    SESSION_KEY_SECRETS: sessionKeys
      .map(({ kid, secret }) => `${kid}=${secret.secretArn}`)
      .join(','),
  },
  secrets: sessionKeys.map(({ secret }) => secret),
});

/** The functions that an operator, the web server or a browser calls. */
const createFunctions = (
  stack: Stack,
  {
    settings,
    shared,
    secrets: { originSecrets, adminPassword, masterPassword },
    getBundleFolder,
  }: Pick<AppStackProps, 'settings'> &
    Pick<Artefacts, 'getBundleFolder'> & {
      readonly shared: Shared;
      readonly secrets: ReturnType<typeof createSecrets>;
    },
) => {
  const prepare = new AppFunction(stack, 'Prepare', {
    shared,
    bundle: getBundleFolder('prepare'),
    access: 'read-write',
    timeout: Duration.seconds(30),
    memorySize: 512,
    environment: { MASTER_ADMIN_PASSWORD_SECRET: adminPassword.secretArn },
    secrets: [adminPassword],
  });
  const approveRegistration = new AppFunction(stack, 'ApproveRegistration', {
    shared,
    bundle: getBundleFolder('approve-registration'),
    access: 'read-write',
    timeout: Duration.seconds(8),
    memorySize: 512,
  });
  const web = new AppFunction(stack, 'Web', {
    shared,
    bundle: getBundleFolder('web'),
    access: 'read-write',
    timeout: Duration.seconds(webTimeoutSeconds),
    memorySize: settings.WEB_MEMORY_MB,
    environment: {
      APPROVE_REGISTRATION_FUNCTION: approveRegistration.lambda.functionName,
      TENANT_REQUESTS_PER_SECOND: String(settings.TENANT_REQUESTS_PER_SECOND),
      ...(masterPassword && { MASTER_PASSWORD_SECRET: masterPassword.secretArn }),
      ORIGIN_SECRETS: originSecrets.map(({ secretArn }) => secretArn).join(','),
      ...(settings.DOMAIN_NAME !== undefined && {
        PUBLIC_ORIGIN: `https://${settings.DOMAIN_NAME}`,
      }),
    },
    secrets: [...originSecrets, ...(masterPassword ? [masterPassword] : [])],
  });
  web.lambda.addToRolePolicy(
    new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [approveRegistration.lambda.functionArn],
    }),
  );
  return { prepare, approveRegistration, web };
};

/** Creates the functions that run every minute. */
const schedule =
  (
    stack: Stack,
    { shared, getBundleFolder }: Pick<Artefacts, 'getBundleFolder'> & { readonly shared: Shared },
  ) =>
  (id: string, name: FunctionName, environment = {}) => {
    const made = new AppFunction(stack, id, {
      shared,
      bundle: getBundleFolder(name),
      access: 'read-write',
      readsDue: true,
      keepsFailures: true,
      timeout: Duration.seconds(55),
      memorySize: 512,
      environment,
    });
    everyMinute(made);
    return made;
  };

/** The whole installation. */
export class AppStack extends Stack {
  constructor(scope: Construct, { settings, artefacts, isProtected }: AppStackProps) {
    super(scope, settings.STACK_NAME, {
      env: { region: settings.AWS_REGION },
      description: 'Job Selection System',
      terminationProtection: isProtected,
    });
    const { MAIL_FROM, DOMAIN_NAME, ALARM_EMAIL } = settings;
    const { getBundleFolder, clientFolder } = artefacts;
    const table = createTable(this, { settings, isProtected });
    const topic = createAlarmTopic(this, ALARM_EMAIL);
    for (const name of ['ReadThrottleEvents', 'WriteThrottleEvents'])
      createAlarm(table, name, { metric: inFiveMinutes(table, name), topic });
    const secrets = createSecrets(this, settings);
    const { sessionKeys, originSecrets, adminPassword } = secrets;
    const shared = toShared({ settings, table, topic, sessionKeys });
    const { prepare, approveRegistration, web } = createFunctions(this, {
      settings,
      shared,
      secrets,
      getBundleFolder,
    });
    if (settings.TENANT_FENCE === 'on') fenceTenants(web, table);
    const files = createFiles(this, clientFolder);
    // A page must not be served before the files that it loads.
    web.lambda.node.addDependency(...files.uploads);
    const distribution = createDistribution(this, {
      settings,
      files,
      originSecret: originSecrets[0]!,
      // The URL does not require signed requests, because it would then refuse plain form posts. The origin secret,
      // which only CloudFront sends, keeps other callers out.
      webUrl: web.lambda.addFunctionUrl({
        authType: FunctionUrlAuthType.NONE,
        invokeMode: InvokeMode.RESPONSE_STREAM,
      }),
    });
    const origin = `https://${DOMAIN_NAME ?? distribution.distributionDomainName}`;

    const scheduled = schedule(this, { shared, getBundleFolder });
    const applyCutoffs = scheduled('ApplyCutoffs', 'apply-cutoffs');
    const closeDuePortals = scheduled('CloseDuePortals', 'close-due-portals');
    const finishWork = scheduled('FinishWork', 'finish-work');
    const remindDrivers = scheduled('RemindDrivers', 'remind-drivers');
    const sendMail = scheduled('SendMail', 'send-mail', { PUBLIC_ORIGIN: origin });
    const events = [
      applyCutoffs.alarmOnLogged('due-waiting', { field: 'seconds', threshold: lateSeconds }),
      sendMail.alarmOnLogged('mail-failed'),
      sendMail.alarmOnLogged('mail-given-up'),
      web.alarmOnLogged('page-failed'),
      web.alarmOnLogged('request-failed'),
      web.alarmOnLogged('store-unreachable'),
      web.logged('tenant-throttled'),
    ];
    allowMails(sendMail, MAIL_FROM);

    createDashboard(this, {
      functions: [
        web,
        prepare,
        approveRegistration,
        applyCutoffs,
        closeDuePortals,
        finishWork,
        remindDrivers,
        sendMail,
      ],
      table,
      distribution,
      events,
    });

    const output = (id: string, value: string) => new CfnOutput(this, id, { value });
    if (settings.SES_IDENTITY === 'create')
      createSender(this, MAIL_FROM).forEach((record, at) => output(`DkimRecord${at + 1}`, record));
    output('Url', origin);
    output('CloudFrontName', distribution.distributionDomainName);
    output('TableName', table.tableName);
    output('PrepareFunction', prepare.lambda.functionName);
    output('MasterAdminPasswordSecret', adminPassword.secretArn);
  }
}
