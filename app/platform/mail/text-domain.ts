/** Stands for the telephone network, where a file of the outbox names the recipient of a text message. */
export const textDomain = 'text.invalid';
