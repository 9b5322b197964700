/** The table's name and keys, shared by the code and the infrastructure. */
export const defaultTableName = 'job-selection';
export const partitionKey = 'pk';
export const sortKey = 'sk';
/** Epoch seconds. */
export const timeToLiveAttribute = 'expiresAt';

/**
 * Sparse index of scheduled work, of contacts by their mobile number, and of the summaries of companies. Its key is sharded,
 * because many sites close at the same instant. All four key attributes, of table and index, are strings; the index projects
 * everything.
 */
export const dueIndex = { name: 'due', partitionKey: 'dueShard', sortKey: 'dueAt' } as const;
export const dueShards = 16;
