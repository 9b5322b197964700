import { serverCopy } from '~/app/copy/copy';
import type { PlanChanged } from '~/app/services/status/plan-work.server';
import type { PlanWorkError } from '~/domain/status/planned-work';
import type { ErrorMessage, ErrorMessages } from './error-message';

export type StatusError = PlanWorkError | PlanChanged;

const refuse = (text: string, status: ErrorMessage['status'] = 422): ErrorMessage => ({
  status,
  title: serverCopy.workPlan.notPlanned,
  text,
});

export const statusMessages = {
  'work-not-a-time': () => refuse(serverCopy.workPlan.notATime),
  'work-length': ({ maxHours }) => refuse(serverCopy.workPlan.length(maxHours)),
  'work-date': ({ maxDays }) => refuse(serverCopy.workPlan.date(maxDays)),
  'work-note-too-long': ({ limit }) => refuse(serverCopy.workPlan.noteTooLong(limit)),
  'too-many-works': ({ limit }) => refuse(serverCopy.workPlan.tooMany(limit), 409),
  'plan-changed': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.workPlan.changed,
  }),
} satisfies Partial<ErrorMessages<StatusError>>;
