export {
  accessErrors,
  account,
  activation,
  driverPassword,
  guards,
  login,
  people,
} from './server/account';
export { activity, reports } from './server/reports';
export { api } from './server/api';
export { dataExport, erasure, tenantErasure, retention } from './server/stored-data';
export { apiAccess, webhooks } from './server/programs';
export { assignments, awardErrors, disputes, trades } from './server/awards';
export { calendar, vacationErrors, vacations } from './server/vacations';
export { common, foreignRequest, forms, refusals, shell, startUp } from './server/requests';
export {
  companiesErrors,
  master,
  registrationErrors,
  sites,
  logo,
  supportAccess,
} from './server/companies';
export {
  dashboard,
  firstSteps,
  live,
  selectionErrors,
  settingsErrors,
  settings,
  weeksAhead,
  workPlan,
} from './server/selection';
export { drivers, jobs, rosterErrors, roster, vacationWeeks } from './server/roster';
export { emailAlerts, myPhone, notes, notifications, reminders, texts } from './server/messages';
export { entry, picksErrors, preferences, vacationPreferences } from './server/picks';
export { importErrors } from './server/import-errors';
export { mails } from './server/mails';
export { sso } from './server/sso';
