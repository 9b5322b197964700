/** The Node that functions run on: bundles are written for it, the stack asks for it. */
export const nodeMajor = 22;
