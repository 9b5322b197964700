import { account } from './driver/account';
import { assignments } from './driver/assignments';
import { common } from './driver/common';
import { driverPassword } from './driver/driver-password';
import { emailAlerts } from './driver/email-alerts';
import { forms } from './driver/forms';
import { kiosk } from './driver/kiosk';
import { landing } from './driver/landing';
import { language } from './driver/language';
import { login } from './driver/login';
import { preferences } from './driver/preferences';
import { print } from './driver/print';
import { ranking } from './driver/ranking';
import { reasons } from './driver/reasons';
import { registration } from './driver/registration';
import { shell } from './driver/shell';
import { standing } from './driver/standing';
import { time } from './driver/time';
import { vacationPreferences } from './driver/vacation-preferences';

export const driver = {
  account,
  assignments,
  common,
  driverPassword,
  emailAlerts,
  forms,
  kiosk,
  landing,
  language,
  login,
  preferences,
  print,
  ranking,
  reasons,
  registration,
  shell,
  standing,
  time,
  vacationPreferences,
};
