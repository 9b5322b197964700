/** The table's shape: what the code reads and the infrastructure creates (design 3). */
export const defaultTableName = 'job-selection';
export const partitionKey = 'pk';
export const sortKey = 'sk';
export const timeToLiveAttribute = 'expiresAt';

/** Sparse index of what is scheduled to happen. Its key spreads sites that all close at one instant. */
export const dueIndex = { name: 'due', partitionKey: 'dueShard', sortKey: 'dueAt' } as const;
export const dueShards = 16;
