import { awardOperations } from './award-operations.server';
import { reportOperations } from './report-operations.server';
import { rosterOperations } from './roster-operations.server';

/** Every operation that needs a token. */
export const operations = [...rosterOperations, ...awardOperations, ...reportOperations];
