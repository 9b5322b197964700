import { account } from './admin/account';
import { activation } from './admin/activation';
import { activity } from './admin/activity';
import { activityEvents } from './admin/activity-events';
import { adminPortal } from './admin/admin-portal';
import { assignments } from './admin/assignments';
import { common } from './admin/common';
import { dashboard } from './admin/dashboard';
import { disputes } from './admin/disputes';
import { drivers } from './admin/drivers';
import { jobs } from './admin/jobs';
import { language } from './admin/language';
import { live } from './admin/live';
import { master } from './admin/master';
import { outbox } from './admin/outbox';
import { registration } from './admin/registration';
import { reports } from './admin/reports';
import { roster } from './admin/roster';
import { settings } from './admin/settings';
import { siteLink } from './admin/site-link';
import { vacationWeeks } from './admin/vacation-weeks';
import { vacations } from './admin/vacations';
import { zones } from './admin/zones';

export const admin = {
  account,
  activation,
  activity,
  activityEvents,
  adminPortal,
  assignments,
  common,
  dashboard,
  disputes,
  drivers,
  jobs,
  language,
  live,
  master,
  outbox,
  registration,
  reports,
  roster,
  settings,
  siteLink,
  vacationWeeks,
  vacations,
  zones,
};
