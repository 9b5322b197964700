/** The table's shape: what the code reads and the infrastructure creates. */
export const defaultTableName = 'job-selection';
export const partitionKey = 'pk';
export const sortKey = 'sk';
/** Epoch seconds. */
export const timeToLiveAttribute = 'expiresAt';

/**
 * Sparse index of what is scheduled to happen. Its key spreads sites that all close at one instant.
 * All four key attributes, the table's and the index's, are strings; the index projects everything.
 */
export const dueIndex = { name: 'due', partitionKey: 'dueShard', sortKey: 'dueAt' } as const;
export const dueShards = 16;
