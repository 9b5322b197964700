/** What the administrators of the test have: whoever was let through would know it. */
export const adminPassword = 'a password of an administrator';

/** For each action a form that would do harm if whoever sends it were let through. Nobody may be. */
export const hostileForms: Record<string, Record<string, string>> = {
  'driver-preferences': { intent: 'save', pick: 'VICTIMJOB' },
  'driver-preferences_.mails': { intent: 'save', email: 'thief@evil.test' },
  'driver-preferences_.password': {
    code: 'AAAA-AAAA',
    password: 'violin harbour',
    repeated: 'violin harbour',
  },
  'driver-vacation': { intent: 'save', pick: 'W777' },
  'admin.dashboard': { intent: 'close-selection' },
  'admin.activity-log': { intent: 'clear', confirmed: 'yes' },
  'admin.edit-drivers': { intent: 'delete', selected: '7654321', confirmed: 'yes' },
  'admin.edit-jobs': { intent: 'delete', selected: 'VICTIMJOB', confirmed: 'yes' },
  'admin.dispute-resolution': {
    intent: 'award',
    driverId: '7654321',
    jobId: 'VICTIMJOB',
    reason: 'Because',
    confirmed: 'yes',
  },
  'admin.final-assignments': {
    intent: 'assign',
    driverId: '7654321',
    jobId: 'VICTIMJOB',
    note: '',
    confirmed: 'yes',
  },
  'admin.edit-vacation-weeks': { intent: 'delete', weekId: 'W777', assignments: '0' },
  'admin.final-vacation-assignments': { intent: 'assign', driverId: '7654321', weekId: 'W777' },
  'admin.vacation-dashboard': { intent: 'open-portal' },
  'admin.system-settings': { intent: 'close-selection' },
  'admin.account': { intent: 'email', email: 'thief@evil.test', currentPassword: adminPassword },
  'admin.account_.two-step': { intent: 'turn-off', currentPassword: adminPassword },
  'admin.master.requests': { intent: 'approve', requestId: 'REQ0001' },
  'admin.master.companies': {
    intent: 'switch',
    companyId: 'VICTIM',
    isActive: 'false',
    confirmed: 'yes',
  },
  'admin.master.settings': { maxDrivers: '1', maxJobs: '1', maxSites: '1' },
};
