import { dueShards } from './table';

/** The shard of a text, by FNV-1a. Stored keys depend on it, so the result must never change. */
export const getShard = (text: string, shards = dueShards): number => {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193) >>> 0;
  return hash % shards;
};

export const shardText = (shard: number): string => String(shard).padStart(2, '0');
