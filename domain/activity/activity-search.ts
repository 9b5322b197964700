import type { Activity } from './activity';

/** Which entries of the log to find; undefined means all. */
export interface ActivitySearch {
  /** Every word must occur in name, id, action or details. */
  readonly text?: string | undefined;
  readonly action?: Activity['action'] | undefined;
  readonly role?: Activity['actor']['role'] | undefined;
}

export const matchesSearch = ({ text = '', action, role }: ActivitySearch) => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return (entry: Activity): boolean => {
    if (action !== undefined && entry.action !== action) return false;
    if (role !== undefined && entry.actor.role !== role) return false;
    const { name, id } = entry.actor;
    const whole = `${name} ${id} ${entry.action} ${entry.details}`.toLowerCase();
    return words.every((word) => whole.includes(word));
  };
};
