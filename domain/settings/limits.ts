/** The choices of how many hours before a closing drivers are reminded; 0 turns reminders off. */
export const reminderHours = [0, 2, 6, 12, 24, 48] as const;

/** Two weeks, in hours. */
export const maxProtestWindowHours = 336;
/** The most rounds in which vacation weeks are awarded. */
export const maxRounds = 6;
/** The most that a site may limit the moves of a chain of freed jobs to. */
export const maxChainMoves = 9;
