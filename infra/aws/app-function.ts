import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { Alarm, IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Code,
  Function as LambdaFunction,
  Runtime,
  RuntimeFamily,
  type IVersion,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, LogGroup, MetricFilter, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ISecret, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { dueIndex } from '~/app/store/table/table';
import type { FunctionName } from './bundle';
import { lambdaProcessor, nodeMajor } from './runtime';
import { createAlarm, type AlarmProps } from './watch/create-alarm';

/** No Scan, because nothing in the product reads the whole table. */
export const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
/** Has no action for transactions, because a transaction needs only the permissions of its parts. */
export const writes = [
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
  'dynamodb:BatchWriteItem',
  'dynamodb:ConditionCheckItem',
];

/** The alias under which callers reach the released version of a function. */
export const liveName = 'live';

/** The parts that all functions of an installation share. */
export interface Shared {
  readonly table: ITableV2;
  readonly topic: ITopic;
  readonly retention: RetentionDays;
  readonly environment: Record<string, string>;
  /** Folder of a function's bundle. */
  readonly getBundleFolder: (name: FunctionName) => string;
}

export interface AppFunctionProps {
  readonly shared: Shared;
  readonly bundle: FunctionName;
  readonly access: 'read-only' | 'read-write';
  /** Whether the function reads the `due` index. */
  readonly readsDue?: boolean;
  readonly timeout: Duration;
  readonly memorySize: number;
  /** The number of calls that run at once: at most, and also at least, because no other function can take them. */
  readonly reservedConcurrency?: number;
  readonly environment?: Record<string, string>;
  readonly secrets?: readonly (ISecret | Secret)[];
  /**
   * Whether events that keep failing go to a queue. For functions that events call without waiting for the
   * result.
   */
  readonly keepsFailures?: boolean;
}

/**
 * A function of the product with its bundle, role, log and alarms. The role has only the table permissions it
 * needs.
 */
export class AppFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly deadLetters: Queue | undefined;
  readonly logGroup: LogGroup;
  readonly #topic: ITopic;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    super(scope, id);
    const { shared, access, readsDue = false, keepsFailures = false } = props;
    this.#topic = shared.topic;
    this.logGroup = new LogGroup(this, 'Log', {
      retention: shared.retention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    this.logGroup.grantWrite(role);
    const { tableArn } = shared.table;
    role.addToPolicy(
      new PolicyStatement({
        actions: access === 'read-only' ? reads : [...reads, ...writes],
        resources: [tableArn],
      }),
    );
    if (readsDue)
      role.addToPolicy(
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${tableArn}/index/${dueIndex.name}`],
        }),
      );
    for (const secret of props.secrets ?? []) secret.grantRead(role);
    if (keepsFailures) this.deadLetters = this.#createDeadLetters();

    this.lambda = new LambdaFunction(this, 'Function', {
      runtime: new Runtime(`nodejs${nodeMajor}.x`, RuntimeFamily.NODEJS),
      architecture: { arm64: Architecture.ARM_64, x64: Architecture.X86_64 }[lambdaProcessor],
      code: Code.fromAsset(shared.getBundleFolder(props.bundle)),
      handler: 'index.handler',
      role,
      logGroup: this.logGroup,
      timeout: props.timeout,
      memorySize: props.memorySize,
      tracing: Tracing.ACTIVE,
      // Earlier versions stay, so that a release can be rolled back without building it again.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE },
      environment: { ...shared.environment, ...props.environment },
      ...(props.reservedConcurrency !== undefined && {
        reservedConcurrentExecutions: props.reservedConcurrency,
      }),
      ...(this.deadLetters && {
        deadLetterQueue: this.deadLetters,
        retryAttempts: 1,
        maxEventAge: Duration.minutes(5),
      }),
    });
  }

  /** Publishes each deployed version under an alias. */
  publish(): Alias {
    // The library's types do not support exactOptionalPropertyTypes.
    const version = this.lambda.currentVersion as IVersion;
    return new Alias(this, 'Live', { aliasName: liveName, version });
  }

  /** Raises an alarm when the metric reaches the threshold. */
  alarm(id: string, metric: IMetric, options: Omit<AlarmProps, 'metric' | 'topic'> = {}): Alarm {
    return createAlarm(this, id, { metric, topic: this.#topic, ...options });
  }

  /** Raises an alarm when the function is no longer called. */
  alarmOnSilence(): void {
    const metric = this.lambda.metricInvocations({ period: Duration.minutes(5) });
    this.alarm('Silence', metric, { whenBelow: true });
  }

  /**
   * Counts how often this function logs an event of that name; with `field`, reports the largest value of that
   * field.
   */
  logged(
    event: string,
    { field, period = Duration.minutes(5) }: { field?: string | undefined; period?: Duration } = {},
  ): IMetric {
    const filter = new MetricFilter(this, event, {
      logGroup: this.logGroup,
      filterPattern: FilterPattern.stringValue('$.event', '=', event),
      metricNamespace: Stack.of(this).stackName,
      metricName: event,
      ...(field !== undefined && { metricValue: `$.${field}` }),
    });
    return filter.metric({
      statistic: field === undefined ? 'Sum' : 'Maximum',
      period,
    });
  }

  /** Raises an alarm when this function logs an event of that name, or its `field` reaches the threshold. */
  alarmOnLogged(event: string, { field, threshold }: { field?: string; threshold?: number } = {}) {
    const metric = this.logged(event, { field });
    this.alarm(event, metric, { threshold });
    return metric;
  }

  #createDeadLetters(): Queue {
    const queue = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.alarm('DeadLetters', queue.metricApproximateNumberOfMessagesVisible());
    return queue;
  }
}
