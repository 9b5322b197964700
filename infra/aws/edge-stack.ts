import { Stack } from 'aws-cdk-lib';
import { edgeRegion } from './regions';

/** Where what belongs to CloudFront is created: the stack itself in us-east-1, otherwise another stack there. */
export const getEdgeStack = (stack: Stack, name: string, description: string): Stack =>
  stack.region === edgeRegion
    ? stack
    : new Stack(stack.node.scope!, `${stack.stackName}-${name}`, {
        env: { region: edgeRegion },
        description,
        crossRegionReferences: true,
      });
