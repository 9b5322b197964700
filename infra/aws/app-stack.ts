import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { Stats, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Shared } from './app-function';
import { createBackup } from './create-backup';
import { createDistribution } from './create-distribution';
import { createFiles } from './create-files';
import { getFirewall } from './create-firewall';
import { createFunctions } from './create-functions';
import { createScheduled } from './create-scheduled';
import { createSecrets } from './create-secrets';
import { getTable } from './create-table';
import { fenceTenants } from './fence-tenants';
import { createMailEvents } from './mail-events';
import { createSender } from './mails';
import { releaseWeb } from './release-web';
import type { Settings } from './settings';
import { createReceiveTexts } from './texts';
import { createAlarm } from './watch/create-alarm';
import { createAlarmTopic } from './watch/create-alarm-topic';
import { createDashboard } from './watch/create-dashboard';
import { watchPages } from './watch/watch-failures';
import { watchFromOutside } from './watch/watch-from-outside';

interface Artefacts {
  readonly getBundleFolder: Shared['getBundleFolder'];
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

/** Due work is handled every minute, so after five minutes something is broken. */
export const lateSeconds = 300;

/** Fewer throttled requests in five minutes go unnoticed, because each is repeated within milliseconds. */
const manyThrottles = 50;

const inFiveMinutes = (table: ITableV2, name: string): IMetric =>
  table.metric(name, { statistic: Stats.SUM, period: Duration.minutes(5) });

const toShared = ({
  settings,
  table,
  topic,
  getBundleFolder,
}: Pick<Shared, 'table' | 'topic' | 'getBundleFolder'> &
  Pick<AppStackProps, 'settings'>): Shared => ({
  table,
  topic,
  retention: settings.LOG_RETENTION_DAYS as RetentionDays,
  environment: {
    TABLE_NAME: table.tableName,
    SEED: 'none',
    MAIL: 'ses',
    MAIL_FROM: settings.MAIL_FROM,
    MAILS_PER_SECOND: String(settings.MAILS_PER_SECOND),
    ...(settings.SMS_ORIGINATION !== undefined && {
      SMS_ORIGINATION: settings.SMS_ORIGINATION,
      SMS_COUNTRIES: settings.SMS_COUNTRIES,
      SMS_PER_SECOND: String(settings.SMS_PER_SECOND),
      SMS_PER_SITE_DAY: String(settings.SMS_PER_SITE_DAY),
      SMS_PER_SITE_MONTH: String(settings.SMS_PER_SITE_MONTH),
    }),
  },
  getBundleFolder,
});

/** The whole installation. */
export class AppStack extends Stack {
  constructor(scope: Construct, { settings, artefacts, isProtected }: AppStackProps) {
    super(scope, settings.STACK_NAME, {
      env: { region: settings.AWS_REGION },
      description: 'Job Selection System',
      terminationProtection: isProtected,
      crossRegionReferences: true,
    });
    const { MAIL_FROM, DOMAIN_NAME, ALARM_EMAIL } = settings;
    const { getBundleFolder, clientFolder } = artefacts;
    const table = getTable(this, { settings, isProtected });
    const topic = createAlarmTopic(this, ALARM_EMAIL);
    for (const name of ['ReadThrottleEvents', 'WriteThrottleEvents'])
      createAlarm(table, name, {
        metric: inFiveMinutes(table, name),
        topic,
        threshold: manyThrottles,
      });
    createBackup(this, { table, topic });
    const secrets = createSecrets(this, settings);
    const { originSecrets, adminPassword } = secrets;
    const shared = toShared({ settings, table, topic, getBundleFolder });
    const { prepare, approveRegistration, web } = createFunctions(this, {
      settings,
      shared,
      secrets,
    });
    if (settings.TENANT_FENCE === 'on') fenceTenants(web, table);
    const pages = watchPages(web);
    const files = createFiles(this, clientFolder);
    // A page must not be served before the files that it loads.
    web.lambda.node.addDependency(...files.uploads);
    const distribution = createDistribution(this, {
      settings,
      files,
      firewallArn: getFirewall(this, settings),
      originSecret: originSecrets[0]!,
      webUrl: releaseWeb(web, settings, pages.alarms),
    });
    const host = DOMAIN_NAME ?? distribution.distributionDomainName;
    const origin = `https://${host}`;
    watchFromOutside(this, settings, { host, distribution, topic });

    const scheduled = createScheduled(this, { settings, shared, secrets, origin });
    const { applyCutoffs, sendMail } = scheduled;
    const answers = [
      createMailEvents(this, { shared, sender: sendMail }),
      ...createReceiveTexts(this, { settings, shared }),
    ];
    const events = [
      applyCutoffs.alarmOnLogged('due-waiting', { field: 'seconds', threshold: lateSeconds }),
      sendMail.alarmOnLogged('mail-failed'),
      sendMail.alarmOnLogged('mail-given-up'),
      ...pages.events,
      web.alarmOnLogged('store-unreachable'),
      web.logged('tenant-throttled'),
    ];

    createDashboard(this, {
      functions: [web, prepare, approveRegistration, ...Object.values(scheduled), ...answers],
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
    // The next deployment compares its settings with these.
    output('Settings', JSON.stringify(settings));
  }
}
