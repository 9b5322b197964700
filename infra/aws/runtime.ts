/** The Node that functions run on: bundles are written for it, the stack asks for it. */
export const nodeMajor = 22;

/** The processor that functions run on: the stack asks for it, bundles carry native code for it. */
export const lambdaProcessor: 'arm64' | 'x64' = 'arm64';
