import type { Activity, ActivityEvent } from './activity';

/** Which entries of the log to find; undefined means all. */
export interface ActivitySearch {
  /** Every word must occur in name, id, action or the sentence that describes the event. */
  readonly text?: string | undefined;
  readonly action?: string | undefined;
  readonly role?: string | undefined;
}

/** How the reader's language writes an event. */
export type DescribeEvent = (event: ActivityEvent) => string;

export const matchesSearch = (
  { text = '', action, role }: ActivitySearch,
  describe: DescribeEvent,
) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (entry: Activity): boolean => {
    if (action !== undefined && entry.action !== action) return false;
    if (role !== undefined && entry.actor.role !== role) return false;
    if (words.length === 0) return true;
    const { name, id } = entry.actor;
    const whole = `${name} ${id} ${entry.action} ${describe(entry.event)}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
};
