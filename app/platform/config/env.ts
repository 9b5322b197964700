import * as z from 'zod';

/** Keys that sign and verify. */
const signingKeys = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  )
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^[\w-]+:[A-Za-z0-9_-]{43}$/,
            'want kid:base64url of 32 bytes, comma-separated, newest first',
          ),
      )
      .min(1),
  );

const wholeNumber = ({ min, max }: { min: number; max: number }) => {
  const error = `want a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
};
const port = wholeNumber({ min: 0, max: 65535 });

const originText = 'want an origin alone, such as https://jobs.example.com';

/** The variables of every process. The store's endpoint is not among them, because the SDK reads it itself. */
const workerVariables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  TABLE_NAME: z
    .string()
    .regex(/^[\w.-]{3,255}$/, 'want 3 to 255 letters, digits, _, . or -')
    .default('job-selection'),
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: originText, abort: true })
    .refine((url) => new URL(url).origin === url, originText)
    .optional(),
  SEED: z.enum(['sample', 'none']).default('sample'),
  MASTER_ADMIN_PASSWORD: z.string().min(15, 'want at least 15 characters').optional(),
  /** The master password or its argon2id hash; off when unset. */
  MASTER_PASSWORD: z
    .string()
    .min(15, 'want at least 15 characters, or an argon2id hash of them')
    .optional(),
  TENANT_REQUESTS_PER_SECOND: wholeNumber({ min: 1, max: 1_000_000 }).default(500),
  /** Serves Prometheus metrics on this port, to the machine itself only; off when unset. */
  METRICS_PORT: port.optional(),
  MAIL: z.enum(['outbox', 'ses']).default('outbox'),
  /** The rate of emails that SES accepts from the account. */
  MAILS_PER_SECOND: wholeNumber({ min: 1, max: 100_000 }).default(14),
  MAIL_FROM: z.email().default('no-reply@localhost.invalid'),
  /** By default `outbox` where emails go there too, otherwise `aws` if there is an origination, and `off` if there is none. */
  SMS: z.enum(['off', 'outbox', 'aws']).optional(),
  /** The phone number, pool or sender ID that sends text messages, as AWS End User Messaging names it. */
  SMS_ORIGINATION: z
    .string()
    .regex(/^[\w:/+-]{3,256}$/, 'want a phone number, pool or sender ID, or its ARN')
    .optional(),
  /** Only numbers of these countries get texts, because fraudsters earn by texts to expensive ones. */
  SMS_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'want ISO codes of countries, such as US,CA')
    .transform((text) => text.split(','))
    .default(['US', 'CA']),
  /** The rate of texts that the origination may send. */
  SMS_PER_SECOND: wholeNumber({ min: 1, max: 1_000 }).default(3),
  /** The limits of one site's texts in a day, and in 30 days. */
  SMS_PER_SITE_DAY: wholeNumber({ min: 0, max: 1_000_000 }).default(3_000),
  SMS_PER_SITE_MONTH: wholeNumber({ min: 0, max: 10_000_000 }).default(20_000),
  /** A push service on this machine, for tests. */
  PUSH_LOCAL_ORIGIN: z
    .string()
    .regex(/^http:\/\/127\.0\.0\.1:\d+$/, 'want http://127.0.0.1 with a port')
    .optional(),
  /** Set by the Lambda service. */
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
});

/** Whether the app is served over HTTPS, which means that other machines can reach it. */
export const isPublic = ({
  PUBLIC_ORIGIN,
}: {
  readonly PUBLIC_ORIGIN?: string | undefined;
}): boolean => PUBLIC_ORIGIN?.startsWith('https:') ?? false;

type SmsEnv = Pick<z.infer<typeof workerVariables>, 'MAIL' | 'SMS' | 'SMS_ORIGINATION'>;

/** How text messages leave; `off`: they are not offered. */
export const getSms = ({ MAIL, SMS, SMS_ORIGINATION }: SmsEnv): 'off' | 'outbox' | 'aws' => {
  if (SMS) return SMS;
  if (MAIL === 'outbox') return 'outbox';
  return SMS_ORIGINATION === undefined ? 'off' : 'aws';
};

const checkTogether = (
  env: z.infer<typeof workerVariables>,
  context: { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void },
): void => {
  const { MAIL, MAIL_FROM, PUBLIC_ORIGIN, AWS_LAMBDA_FUNCTION_NAME } = env;
  const refuse = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  if (env.METRICS_PORT && env.METRICS_PORT === env.PORT)
    refuse('METRICS_PORT', 'want another port than PORT');
  // A Lambda function may lack PUBLIC_ORIGIN, because behind CloudFront it learns its origin only after start-up.
  if (MAIL === 'ses' && PUBLIC_ORIGIN === undefined && AWS_LAMBDA_FUNCTION_NAME === undefined)
    refuse('PUBLIC_ORIGIN', 'MAIL=ses needs it for the links in mails');
  if (MAIL === 'ses' && MAIL_FROM.endsWith('.invalid'))
    refuse('MAIL_FROM', 'MAIL=ses needs an address that SES has verified');
  if (env.SMS === 'aws' && env.SMS_ORIGINATION === undefined)
    refuse('SMS_ORIGINATION', 'SMS=aws needs it');
  if (env.SMS === 'outbox' && AWS_LAMBDA_FUNCTION_NAME !== undefined)
    refuse('SMS', 'want aws or off: files of a function are lost');
  if (env.PUSH_LOCAL_ORIGIN !== undefined && (isPublic(env) || AWS_LAMBDA_FUNCTION_NAME))
    refuse('PUSH_LOCAL_ORIGIN', 'only for tests on one machine');
  if (MAIL === 'outbox' && AWS_LAMBDA_FUNCTION_NAME !== undefined)
    refuse('MAIL', 'want ses: files of a function are lost');
};

/** The environment of a process that serves no pages and sends no emails, and thus signs nothing. */
const workerEnvSchema = workerVariables.superRefine(checkTogether);
export type WorkerEnv = z.infer<typeof workerEnvSchema>;

const mailVariables = workerVariables.extend({
  MAIL_LINK_KEYS: signingKeys,
  /** Signs notifications to devices. Another key would end all of them, because devices are bound to it. */
  PUSH_KEY: z.string().regex(/^[A-Za-z0-9_-]{43}$/, 'want base64url of 32 bytes'),
  /** The configuration set of SES that reports bounces and complaints. */
  MAIL_CONFIGURATION_SET: z.string().min(1).optional(),
});
/** The environment of a process that sends emails, and thus signs the links in them. */
const mailEnvSchema = mailVariables.superRefine(checkTogether);
export type MailEnv = z.infer<typeof mailEnvSchema>;

/** The environment of a process that serves pages. */
const envSchema = mailVariables.extend({ SESSION_KEYS: signingKeys }).superRefine(checkTogether);
export type Env = z.infer<typeof envSchema>;

type Variables = Record<string, string | undefined>;

const parse = <Schema extends z.ZodType>(schema: Schema, variables: Variables): z.infer<Schema> => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
  throw new Error(lines.join('\n'));
};

/** Parses the environment. The error has one line per wrong variable, with its name but never its value. */
export const parseEnv = (variables: Variables): Env => parse(envSchema, variables);

/** Parses the environment of a process that sends emails, which needs no session keys. */
export const parseMailEnv = (variables: Variables): MailEnv => parse(mailEnvSchema, variables);

/** Parses the environment of any other process without pages, which needs no keys. */
export const parseWorkerEnv = (variables: Variables): WorkerEnv =>
  parse(workerEnvSchema, variables);
