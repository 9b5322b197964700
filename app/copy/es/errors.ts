export { access, login } from './errors/access';
export { tokens, api, webhooks } from './errors/programs';
export { invalid, conflicts, missingTimes, invalidDates } from './errors/common';
export { assignedDrivers, awards, claims, publishing, trades } from './errors/awards';
export { logo, companies, exports, registration, applications, takenIds } from './errors/companies';
export { erasure, roster, takenEmployeeIds, imports } from './errors/roster';
export { emailAddresses } from './errors/email-addresses';
export { leave } from './errors/leave';
export { notes, templates, reminders } from './errors/messages';
export { people, connection, signOn } from './errors/people';
export { stalePages, saves, picks } from './errors/picks';
export {
  selection,
  doubtfulCutoffs,
  unpublished,
  savesArriving,
  settings,
  workPlan,
} from './errors/selection';
export { unchangedWeeks, vacations } from './errors/vacations';
