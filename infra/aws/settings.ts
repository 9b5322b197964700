import * as z from 'zod';

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const hostName = z
  .string()
  .regex(/^(?=.{4,253}$)([a-z0-9-]{1,63}\.)+[a-z]{2,63}$/, 'want a name such as jobs.example.com');

const targetSchema = z.object({
  AWS_REGION: z
    .string()
    .regex(/^[a-z]{2}(-[a-z]+)+-\d$/, 'want a region such as us-east-1')
    .describe('region of everything but CloudFront, such as us-east-1; required'),
  STACK_NAME: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{0,40}$/)
    .default('job-selection')
    .describe('name of the CloudFormation stack'),
});
/** Where an installation is deployed. */
export type Target = z.infer<typeof targetSchema>;

/** The settings of an installation, by environment variable; `npm run deploy -- --help` prints them. */
const settingsSchema = targetSchema
  .extend({
    MAIL_FROM: z.email().describe('sender of mails, an address that SES may send from; required'),
    SES_IDENTITY: z
      .enum(['existing', 'create'])
      .default('existing')
      .describe(
        "`create` makes the sender's domain an identity of SES, to be confirmed in its DNS",
      ),
    DOMAIN_NAME: hostName.optional().describe("host people type; CloudFront's own name if unset"),
    CERTIFICATE_ARN: z
      .string()
      .regex(
        /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
        'want a certificate of us-east-1',
      )
      .optional()
      .describe('certificate of DOMAIN_NAME, in us-east-1'),
    WEB_ACL_ARN: z
      .string()
      .regex(/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w/-]+$/)
      .optional()
      .describe('your own firewall (WAF, of us-east-1) instead of the one that FIREWALL creates'),
    FIREWALL: z
      .enum(['on', 'off'])
      .default('on')
      .describe('whether CloudFront gets a firewall (WAF) against floods and known attackers'),
    REQUESTS_PER_IP_ADDRESS: whole(100, 10_000_000)
      .default(60_000)
      .describe(
        'requests that FIREWALL allows one IP address in five minutes; a depot has one for all, and 1,000 drivers in ' +
          'a rush make about 60 each',
      ),
    MASTER_PASSWORD_SECRET_ARN: z
      .string()
      .regex(/^arn:aws:secretsmanager:[a-z0-9-]+:\d{12}:secret:[\w/+=.@-]+-[A-Za-z0-9]{6}$/)
      .optional()
      .describe('secret with the argon2id hash of the master password; off if unset'),
    ALARM_EMAIL: z.email().optional().describe('who hears of alarms; nobody if unset'),
    MONTHLY_BUDGET_DOLLARS: whole(1, 10_000_000)
      .optional()
      .describe(
        'budget of the whole account; ALARM_EMAIL hears when 80 percent are spent or more is forecast',
      ),
    LOG_RETENTION_DAYS: z
      .enum(['7', '14', '30', '90', '180', '365'])
      .default('30')
      .describe('how long logs are kept'),
    RELEASE: z
      .enum(['canary', 'at-once'])
      .default('canary')
      .describe(
        '`canary` gives a new release a tenth of the requests for five minutes and takes it back at an alarm; ' +
          '`at-once` gives it all, which a repair needs while an alarm is on',
      ),
    ROUTE_METRICS: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        'whether CloudWatch keeps durations and request units of each route, at up to 50 dollars a month; the log ' +
          'has them anyway',
      ),
    WEB_MEMORY_MB: whole(512, 10_240)
      .default(1769)
      .describe('memory of the web function; 1769 is one processor'),
    WEB_CONCURRENCY: z
      .union([z.literal('none'), whole(1, 100_000)], 'want a whole number from 1, or none')
      .default(800)
      .describe(
        'requests that run at once, reserved in the account; `none` reserves nothing. An account allows 1,000 (a ' +
          'new one often 10) and must keep 100 unreserved, so ask AWS for more or lower this',
      ),
    TENANT_FENCE: z
      .enum(['on', 'off'])
      .default('on')
      .describe(
        "whether sessions read and write by a role that reaches their tenant's items alone",
      ),
    TENANT_REQUESTS_PER_SECOND: whole(1, 100_000)
      .default(500)
      .describe('requests that one site may make, over ten seconds; more are asked to wait'),
    WARM_READS: whole(12_000, 1_000_000)
      .optional()
      .describe('reads a second that the table stands from the start (warm throughput)'),
    WARM_WRITES: whole(4_000, 1_000_000)
      .optional()
      .describe('writes a second that the table stands from the start'),
    TABLE_NAME_EXISTING: z
      .string()
      .regex(/^[\w.-]{3,255}$/)
      .optional()
      .describe('restored table of this account and region to use instead of the created one'),
    SESSION_KEY_GENERATION: whole(1, 9999)
      .default(1)
      .describe('one more makes a new session key; sessions of the one before still count'),
    ORIGIN_SECRET_GENERATION: whole(1, 9999)
      .default(1)
      .describe('one more makes a new secret between CloudFront and the web function'),
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
        message: 'needs ALARM_EMAIL, who hears of it',
      });
  });
export type Settings = z.infer<typeof settingsSchema>;

type Variables = Record<string, string | undefined>;

const parse = <Schema extends z.ZodObject>(
  schema: Schema,
  variables: Variables,
): z.infer<Schema> => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message, code }) => {
    const name = path.join('.');
    // Environment variables are text, so a wrong type means that the variable is missing.
    return code === 'invalid_type' && given[name] === undefined
      ? `  set ${name}: ${schema.shape[name]?.description}`
      : `  ${name}: ${message}`;
  });
  throw new Error(`The settings are not usable:\n${lines.join('\n')}`);
};

/** Parses the variables; an error lists every wrong one by name. */
export const parseSettings = (variables: Variables): Settings => parse(settingsSchema, variables);

/** Parses the variables that say where an installation is deployed. */
export const parseTarget = (variables: Variables): Target => parse(targetSchema, variables);

/** One line per setting: name, meaning, default. */
export const describeDeploySettings = (): string[] =>
  Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const byDefault = schema instanceof z.ZodDefault ? ` [${String(schema.def.defaultValue)}]` : '';
    return `  ${name.padEnd(25)} ${schema.description ?? ''}${byDefault}`;
  });
