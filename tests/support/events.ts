import type { ActivityEvent, NewEvent } from '~/domain/activity/activity';

/** An event for entries whose content does not matter. */
export const anEvent: NewEvent = { code: 'log-cleared' };

/** An event as an earlier version stored it. */
export const textEvent = (text: string): ActivityEvent => ({ code: 'text', text });
