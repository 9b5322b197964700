import { accessErrors } from './server/access-errors';
import { account } from './server/account';
import { activation } from './server/activation';
import { activity } from './server/activity';
import { assignments } from './server/assignments';
import { awardErrors } from './server/award-errors';
import { calendar } from './server/calendar';
import { common } from './server/common';
import { companiesErrors } from './server/companies-errors';
import { dashboard } from './server/dashboard';
import { disputes } from './server/disputes';
import { driverPassword } from './server/driver-password';
import { drivers } from './server/drivers';
import { emailAlerts } from './server/email-alerts';
import { forms } from './server/forms';
import { guards } from './server/guards';
import { importErrors } from './server/import-errors';
import { jobs } from './server/jobs';
import { live } from './server/live';
import { login } from './server/login';
import { mails } from './server/mails';
import { master } from './server/master';
import { picksErrors } from './server/picks-errors';
import { preferences } from './server/preferences';
import { refusals } from './server/refusals';
import { registrationErrors } from './server/registration-errors';
import { reports } from './server/reports';
import { roster } from './server/roster';
import { rosterErrors } from './server/roster-errors';
import { selectionErrors } from './server/selection-errors';
import { settings } from './server/settings';
import { settingsErrors } from './server/settings-errors';
import { shell } from './server/shell';
import { startUp } from './server/start-up';
import { vacationErrors } from './server/vacation-errors';
import { vacationPreferences } from './server/vacation-preferences';
import { vacationWeeks } from './server/vacation-weeks';
import { vacations } from './server/vacations';

export const server = {
  accessErrors,
  account,
  activation,
  activity,
  assignments,
  awardErrors,
  calendar,
  common,
  companiesErrors,
  dashboard,
  disputes,
  driverPassword,
  drivers,
  emailAlerts,
  forms,
  guards,
  importErrors,
  jobs,
  live,
  login,
  mails,
  master,
  picksErrors,
  preferences,
  refusals,
  registrationErrors,
  reports,
  roster,
  rosterErrors,
  selectionErrors,
  settings,
  settingsErrors,
  shell,
  startUp,
  vacationErrors,
  vacationPreferences,
  vacationWeeks,
  vacations,
};
