/** The hello-world beside the SDK's client of the store, which no function that reads the store does without. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DynamoDBDocumentClient,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';

export const store = DynamoDBDocumentClient.from(new DynamoDBClient({}));
export const commands = [BatchGetCommand, TransactWriteCommand];
export { handler } from './lambda';
