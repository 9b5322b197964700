import { textField } from '~/app/components/address/codec';

/** Longer texts name no job. */
export const maxTypedJob = 40;

/** The job that a driver asks about, as typed; empty if they ask about none. */
export const typedJobField = textField('job', maxTypedJob);

/** Where a page answers: without scripts, the answer's URL leads there. */
export const whoGotId = 'who-got';
