/** Ways in which a driver, or somebody for the driver, can ask an administrator to enter a list. */
export const askWays = ['phone', 'in-person', 'message', 'letter'] as const;
export type AskWay = (typeof askWays)[number];

/** The maximum length of the name or role of whoever asked. */
export const maxAskedByLength = 80;
