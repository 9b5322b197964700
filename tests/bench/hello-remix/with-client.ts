/** The hello-world with the SDK's client, which every function that reads the store needs. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';

export const store = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const commands = [BatchGetCommand, TransactWriteCommand];
export { handler } from './lambda';
