/**
 * The Node version of the functions: bundles are built for it and the stack requests it. It is the newest one
 * that Lambda offers and on which the tests of the bundles pass.
 */
export const nodeMajor = 24;

/** The processor of the functions: the stack requests it and bundles contain native code for it. */
export const lambdaProcessor: 'arm64' | 'x64' = 'arm64';
