export { absence } from './admin/absence';
export { account, activation, adminPortal, language, session } from './admin/account';
export { activityEvents, activity } from './admin/activity';
export { apiAccess, webhooks } from './admin/programs';
export { assignments, posting, publishedVacations, publishedWeeks, results } from './admin/awards';
export { common, frame } from './admin/common';
export { dataExport, erasure, tenantErasure, retention } from './admin/stored-data';
export { dashboard } from './admin/dashboard';
export { disputes } from './admin/disputes';
export {
  drivers,
  jobs,
  jobTemplates,
  roster,
  rosterChanges,
  seniority,
  vacationWeeks,
} from './admin/roster';
export { enterLists, entry, picksForm } from './admin/entry';
export { firstSteps, live, reminders, siteLink, week, weeksAhead, workPlan } from './admin/week';
export { importPreview, recentlyDeleted, undoChange } from './admin/import';
export { sites, companies, master, logo, supportAccess } from './admin/companies';
export { sso } from './admin/sso';
export { emailAddresses } from './admin/email-addresses';
export { freeJob } from './admin/free-job';
export { awardAgain } from './admin/award-again';
export { leave } from './admin/leave';
export { leftOver } from './admin/left-over-jobs';
export { notes, outbox } from './admin/messages';
export { pastWeeks, reports } from './admin/reports';
export { people } from './admin/people';
export { registration } from './admin/registration';
export { settings, zones } from './admin/settings';
export { trades } from './admin/trades';
export { vacations } from './admin/vacations';
export { whatIf } from './admin/what-if';
