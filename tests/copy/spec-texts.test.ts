import { expect, test } from 'vitest';
import * as copy from '~/app/copy/en/driver';
import * as server from '~/app/copy/en/server';

/** Texts for drivers and visitors that must not be reworded, because the specification prescribes them. */
const texts: Readonly<Record<string, string>> = {
  'Efficient Workforce Management': copy.shell.tagline,
  'Page Not Found': copy.shell.notFound,
  'Return Home': copy.shell.returnHome,
  'Preparing Application': server.startUp.preparing,
  'Loading critical system data...': server.startUp.loading,
  'Critical system error: Please contact support immediately.': server.startUp.failed,
  'Checking authorization...': copy.shell.checkingAccess,
  'Kiosk Mode Active - This computer is restricted to the Job Selection System':
    copy.shell.kioskBanner,
  Exit: copy.shell.exit,

  'Driver Access': copy.landing.driverAccess,
  'Admin Portal': copy.landing.adminPortal,
  Overview: copy.landing.overview,
  'Weekly Jobs': copy.landing.weeklyJobs,
  'How It Works': copy.landing.howItWorks,
  'No weekly jobs are currently available for selection.': copy.landing.noJobs,
  'Request Access': copy.registration.requestAccess,
  'Request System Access': copy.registration.title,

  'Your password was updated. Please login.': copy.login.passwordUpdated,
  'Driver Login': copy.login.title,
  'Enter your employee ID to access the job selection system.': copy.login.intro,
  'Employee ID': copy.common.employeeId,
  'e.g., 1234567': copy.login.exampleId,
  Continue: copy.common.continue,
  'Checking...': copy.login.checking,
  Clear: copy.login.clear,
  'Loading driver info…': copy.login.loadingDriver,
  "We couldn't find that Employee ID.": copy.login.notFound,
  'Try again': copy.common.tryAgain,
  Driver: copy.common.driver,
  'ID: 1234567': copy.login.id('1234567'),
  'Not you? New driver': copy.login.notYou,
  'Password on file. Please login.': copy.login.passwordOnFile,
  'Enter your password': copy.login.enterPassword,
  'Forgot password?': copy.login.forgotPassword,
  Back: copy.login.back,
  Login: copy.login.login,
  'Logging in…': copy.login.loggingIn,
  'No password on file. Continuing to Job Preferences…': copy.login.noPassword,
  'Please enter your Employee ID': copy.login.enterIdToStart,
  'Please enter your Employee ID.': copy.login.enterId,
  'Employee ID must be exactly 7 characters': copy.login.wrongLength,
  'Please enter your password.': server.errors.login['missing-password'],
  'Invalid password. Please try again.': server.errors.login['invalid-password'],
  'Employee ID Not Recognized': server.errors.access['employee-not-found.title'],
  'Your Employee ID was not recognized or is not yet active for scheduling.':
    server.errors.access['employee-not-found'],
  'Facility Not Found': server.errors.access['facility-not-found.title'],
  'Your assigned facility could not be found. Please contact your supervisor.':
    server.errors.access['facility-not-found'],

  'Job ID': copy.common.jobId,
  'Start Time': copy.common.startTime,
  'Days of Week': copy.common.daysOfWeek,
  Location: copy.common.location,
  Action: copy.ranking.action,
  'N/A': copy.common.notAvailable,
  'Search jobs...': copy.preferences.searchHint,
  Filter: copy.preferences.filter,
  All: copy.preferences.jobTypes.all,
  'Airport Only': copy.preferences.jobTypes.airport,
  'Non-Airport only': copy.preferences.jobTypes.other,
  Reset: copy.preferences.reset,
  '+ 3 more jobs available': copy.preferences.moreJobs(3),
  'No jobs available that match your filters': copy.preferences.noMatch,
  'Your Job Preferences': copy.preferences.listTitle,
  Print: copy.print.print,
  'Print Error': copy.print.error,
  'Unable to open print window. Please check your browser settings.': copy.print.blocked,
  'Save Preferences': copy.ranking.save,
  'Job Selection Closed': copy.preferences.closedTitle,
  'Return to Home': copy.preferences.returnHome,
  'Save failed': server.errors.saves.title,
  'Preferences Saved': server.preferences.saved,
  'Your job preferences have been saved.': server.preferences.savedText,
  'You saved an empty preference list. No jobs will be assigned based on preferences.':
    server.preferences.savedEmpty,
};
const assignmentTypes = {
  jobs: {
    preference: 'Pick',
    manual: 'Manual',
    seniority: 'Seniority',
    'vc-assigned': 'Auto',
    'airport-auto': 'Airport Auto',
    'airport-driver': 'Airport Driver',
    'airport-driver-pool': 'Airport Driver Pool',
    trade: 'Trade',
  },
  vacations: {
    preference: 'Driver Preference',
    manual: 'Manual Assignment',
    seniority: 'Seniority Based',
    'vc-assigned': 'VC Assignment',
  },
};

test('keeps the texts of the specification in English to the letter', () => {
  expect(Object.values(texts)).toEqual(Object.keys(texts));
});

test('keeps the names of the types of assignment', () => {
  expect(copy.assignments.types).toEqual(assignmentTypes.jobs);
  expect(copy.assignments.vacationTypes).toMatchObject(assignmentTypes.vacations);
});
