/** The choices of how many hours before a closing drivers are reminded; 0 turns reminders off. */
export const reminderHours = [0, 2, 6, 12, 24, 48] as const;

/** Two weeks, in hours. */
export const maxProtestWindowHours = 336;
/** The most rounds in which vacation weeks are awarded. */
export const maxRounds = 6;
/** The most that a site may limit the moves of a chain of freed jobs to. */
export const maxChainMoves = 9;
/** The choices of how many drivers move in such a chain; 0 is no limit. */
export const chainMoveChoices = [0, 1, 2, 3, 4, 5, 6, 7, 8, maxChainMoves] as const;
