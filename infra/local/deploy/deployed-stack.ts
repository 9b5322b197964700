import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import type { Target } from '~/infra/aws/settings';

/** The account of the credentials; throws with instructions if there are none. */
const findAccount = async ({ AWS_REGION }: Target): Promise<string> => {
  const client = new STSClient({ region: AWS_REGION });
  try {
    const { Account = '' } = await client.send(new GetCallerIdentityCommand({}));
    return Account;
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'CredentialsProviderError')
      throw new Error(
        `There are no AWS credentials: add --profile NAME, or set AWS_PROFILE, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. (${message})`,
      );
    throw new Error(`AWS was asked whose credentials these are. ${message}`);
  }
};

/** Throws unless the credentials belong to the account of the settings. */
export const checkAccount = async (target: Target): Promise<void> => {
  const account = await findAccount(target);
  if (account !== target.AWS_ACCOUNT)
    throw new Error(
      `These credentials belong to account ${account}, but AWS_ACCOUNT is ${target.AWS_ACCOUNT}. Use other credentials or correct the setting.`,
    );
};

export interface DeployedStack {
  /** Whether the stack was ever created completely. If not, the next deployment creates it again. */
  readonly isCreated: boolean;
  readonly outputs: Readonly<Record<string, string>>;
}

const beforeCreated = /^(REVIEW_IN_PROGRESS|CREATE_IN_PROGRESS|CREATE_FAILED|ROLLBACK_\w+)$/;

/** The stack as it is on AWS; undefined if there is none with that name. */
export const findStack = async ({
  AWS_REGION,
  STACK_NAME,
}: Target): Promise<DeployedStack | undefined> => {
  const client = new CloudFormationClient({ region: AWS_REGION });
  try {
    const { Stacks: [stack] = [] } = await client.send(
      new DescribeStacksCommand({ StackName: STACK_NAME }),
    );
    return {
      isCreated: !beforeCreated.test(stack?.StackStatus ?? ''),
      outputs: Object.fromEntries(
        (stack?.Outputs ?? []).map(({ OutputKey = '', OutputValue = '' }) => [
          OutputKey,
          OutputValue,
        ]),
      ),
    };
  } catch (error) {
    const { name, message } = error as Error;
    if (name === 'ValidationError' && message.includes('does not exist')) return undefined;
    throw error;
  }
};

/** Calls a function, waits for it and returns whether it succeeded. */
export const callFunction = async (
  { AWS_REGION }: Target,
  name: string,
  event: object,
): Promise<boolean> => {
  const client = new LambdaClient({ region: AWS_REGION });
  const { FunctionError } = await client.send(
    new InvokeCommand({ FunctionName: name, Payload: JSON.stringify(event) }),
  );
  return FunctionError === undefined;
};
