import * as z from 'zod';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const hostName = z
  .string()
  .regex(
    /^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/,
    'must be a name such as jobs.example.com',
  );

/** The periods that CloudWatch Logs offers, in days. */
const retentionDays = [7, 14, 30, 90, 180, 365];

/** The settings of an installation, by name in its file; `npm run deploy -- --help` prints them. */
const settingsSchema = z
  .strictObject({
    AWS_ACCOUNT: z
      .string()
      .regex(/^\d{12}$/, 'must be the 12 digits of an AWS account, in quotes')
      .describe('The AWS account. Credentials of any other account are refused. Required.'),
    AWS_REGION: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'must be a region such as us-east-1')
      .describe('The region of everything except CloudFront, such as us-east-1. Required.'),
    STACK_NAME: z
      .string()
      .regex(/^[A-Za-z][A-Za-z0-9-]{0,40}$/, 'must be at most 41 letters, digits and hyphens')
      .describe(
        'The name of the CloudFormation stack. By default `job-selection-` and the environment.',
      ),
    MAIL_FROM: z
      .email()
      .describe('The sender of all emails, an address that SES may send from. Required.'),
    MAILS_PER_SECOND: whole(1, 100_000)
      .default(14)
      .describe('How many emails a second SES accepts from the account; 1 in its sandbox.'),
    SMS_ORIGINATION: z
      .string()
      .regex(
        /^arn:aws:sms-voice:[a-z0-9-]+:\d{12}:(phone-number|pool|sender-id)\/[\w/-]+$/,
        'must be the ARN of a phone number, pool or sender ID',
      )
      .optional()
      .describe('What sends text messages. Without it, drivers are offered none.'),
    SMS_COUNTRIES: z
      .string()
      .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'must be ISO codes of countries, such as US,CA')
      .default('US,CA')
      .describe('The countries whose mobile numbers get text messages.'),
    SMS_PER_SECOND: whole(1, 1_000)
      .default(3)
      .describe(
        'How many text messages a second SMS_ORIGINATION may send; 3 for a toll-free number.',
      ),
    SMS_PER_SITE_DAY: whole(0, 1_000_000)
      .default(3_000)
      .describe('How many text messages one site may send in a day.'),
    SMS_PER_SITE_MONTH: whole(0, 10_000_000)
      .default(20_000)
      .describe('How many text messages one site may send in 30 days.'),
    SES_IDENTITY: z
      .enum(['existing', 'create'])
      .default('existing')
      .describe(
        "`create` adds the sender's domain to SES; you then confirm the domain in its DNS.",
      ),
    DOMAIN_NAME: hostName
      .optional()
      .describe("The host name that people type. Without it, CloudFront's own name."),
    CERTIFICATE_ARN: z
      .string()
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'must be a certificate in us-east-1',
      )
      .optional()
      .describe('The certificate of DOMAIN_NAME. It must be in us-east-1.'),
    WEB_ACL_ARN: z
      .string()
      .regex(
        /^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w/-]+$/,
        'must be a global web ACL in us-east-1',
      )
      .optional()
      .describe('Your own firewall (WAF) instead of the one that FIREWALL creates.'),
    FIREWALL: z
      .enum(['on', 'off'])
      .default('on')
      .describe('Whether CloudFront gets a firewall (WAF) against floods and known attackers.'),
    REQUESTS_PER_IP_ADDRESS: whole(100, 10_000_000)
      .default(60_000)
      .describe(
        'The most requests of one IP address in five minutes that FIREWALL allows. All drivers of a depot share ' +
          'one; 1,000 of them make about 60 requests each in a rush.',
      ),
    MASTER_PASSWORD_SECRET_ARN: z
      .string()
      .regex(
        /^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:[\w/+=.@-]+-[A-Za-z0-9]{6}$/,
        'must be the full ARN of a secret',
      )
      .optional()
      .describe(
        'The secret with the argon2id hash of the master password. Without it, there is none.',
      ),
    ALARM_EMAIL: z
      .email()
      .optional()
      .describe('The address that receives alarms. Without it, nobody does.'),
    MONTHLY_BUDGET_DOLLARS: whole(1, 10_000_000)
      .optional()
      .describe(
        'The budget of the whole account. ALARM_EMAIL is notified at 80 percent, and when more is forecast.',
      ),
    LOG_RETENTION_DAYS: z.coerce
      .number()
      .refine((days) => retentionDays.includes(days), `must be one of ${retentionDays.join(', ')}`)
      .default(30)
      .describe(`How many days logs are kept: ${retentionDays.join(', ')}.`),
    RELEASE: z
      .enum(['canary', 'at-once'])
      .default('canary')
      .describe(
        '`canary` gives a new release a tenth of the requests for five minutes and takes it back at an alarm. ' +
          '`at-once` gives it all, which a repair needs while an alarm is on.',
      ),
    ROUTE_METRICS: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'Whether CloudWatch keeps durations and request units of each route, at up to 50 dollars a month. The log ' +
          'has them anyway.',
      ),
    WEB_MEMORY_MB: whole(512, 10_240)
      .default(1769)
      .describe('The memory of the web function. 1769 gives it one processor.'),
    WEB_CONCURRENCY: z
      .union([z.literal('none'), whole(1, 100_000)], 'must be a whole number from 1, or none')
      .default(800)
      .describe(
        'How many requests run at once, reserved in the account. `none` reserves nothing. An account allows 1,000 ' +
          '(a new one often 10) and must keep 100 unreserved, so ask AWS for more or lower this.',
      ),
    TENANT_FENCE: z
      .enum(['on', 'off'])
      .default('on')
      .describe("Whether a session's credentials reach only the items of its own tenant."),
    TENANT_REQUESTS_PER_SECOND: whole(1, 100_000)
      .default(500)
      .describe('The most requests of one site, averaged over ten seconds. More have to wait.'),
    WARM_READS: whole(12_000, 1_000_000)
      .optional()
      .describe('How many reads a second the table can serve at once (warm throughput).'),
    WARM_WRITES: whole(4_000, 1_000_000)
      .optional()
      .describe('How many writes a second the table can accept at once (warm throughput).'),
    TABLE_NAME_EXISTING: z
      .string()
      .regex(/^[\w.-]{3,255}$/, 'must be the name of a table')
      .optional()
      .describe('A restored table of this account and region, used instead of the created one.'),
    SESSION_KEY_GENERATION: whole(1, 9999)
      .default(1)
      .describe('Add one to create a new session key. Sessions of the previous key stay valid.'),
    MAIL_LINK_KEY_GENERATION: whole(1, 9999)
      .default(1)
      .describe(
        'Add one to create a new key for links in emails. Links of the previous key stay valid.',
      ),
    ORIGIN_SECRET_GENERATION: whole(1, 9999)
      .default(1)
      .describe('Add one to create a new secret between CloudFront and the web function.'),
  })
  .superRefine((settings, context) => {
    const { DOMAIN_NAME, CERTIFICATE_ARN, WARM_READS, WARM_WRITES } = settings;
    const bothOrNone = (name: string, a: unknown, b: unknown, message: string) => {
      if ((a === undefined) !== (b === undefined))
        context.addIssue({ code: 'custom', path: [name], message });
    };
    bothOrNone('CERTIFICATE_ARN', DOMAIN_NAME, CERTIFICATE_ARN, 'goes with DOMAIN_NAME');
    bothOrNone('WARM_WRITES', WARM_READS, WARM_WRITES, 'goes with WARM_READS');
    if (settings.MONTHLY_BUDGET_DOLLARS !== undefined && settings.ALARM_EMAIL === undefined)
      context.addIssue({
        code: 'custom',
        path: ['MONTHLY_BUDGET_DOLLARS'],
        message: 'needs ALARM_EMAIL, which is notified',
      });
  });
export type Settings = z.infer<typeof settingsSchema>;
/** Where an installation is deployed. */
export type Target = Pick<Settings, 'AWS_ACCOUNT' | 'AWS_REGION' | 'STACK_NAME'>;

const describeIssue =
  (given: Readonly<Record<string, unknown>>) =>
  (issue: z.core.$ZodIssue): string[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((name) => `  ${name}: is not the name of a setting`);
    const name = issue.path.join('.');
    const schema: z.ZodType | undefined =
      settingsSchema.shape[name as keyof typeof settingsSchema.shape];
    return given[name] === undefined && issue.code === 'invalid_type'
      ? [`  set ${name}: ${schema?.description}`]
      : [`  ${name}: ${issue.message}`];
  };

/** Parses the settings of an environment; an error lists every wrong or unknown one by name. */
export const parseSettings = (given: Readonly<Record<string, unknown>>): Settings => {
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.flatMap(describeIssue(given));
  throw new Error(`The settings are not usable:\n${lines.join('\n')}`);
};

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settingsSchema.shape);

/** One line per setting: name, meaning, default. */
export const describeDeploySettings = (): string[] =>
  Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const byDefault = schema instanceof z.ZodDefault ? ` [${String(schema.def.defaultValue)}]` : '';
    return `  ${name.padEnd(26)} ${schema.description ?? ''}${byDefault}`;
  });
