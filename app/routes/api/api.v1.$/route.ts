import { apiAction, apiLoader } from '~/app/platform/guards/guards.server';
import { findOperation } from './find-operation.server';

/** The API for programs: one route for all of its paths, so that unknown ones are answered for programs too. */
export const loader = apiLoader(findOperation);
export const action = apiAction(findOperation);
