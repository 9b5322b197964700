/** The shard of a text, by FNV-1a. Stored keys depend on it, so the result must never change. */
export const getShard = (text: string, shards = dueShards): number => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash % shards;
};

export const shardText = (shard: number): string => String(shard).padStart(2, '0');

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
