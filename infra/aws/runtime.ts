/** The Node version of the functions: bundles are built for it and the stack requests it. */
export const nodeMajor = 22;

/** The processor of the functions: the stack requests it and bundles contain native code for it. */
export const lambdaProcessor: 'arm64' | 'x64' = 'arm64';
