import type { ActivityEvent, NewEvent } from '~/domain/activity/activity';

/** For entries whose event does not matter. */
export const anEvent: NewEvent = { code: 'log-cleared' };

/** What an earlier version stored. */
export const textEvent = (text: string): ActivityEvent => ({ code: 'text', text });
