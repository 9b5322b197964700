import { counted } from '~/app/copy/en/counted';
import { createDescribeValue, type SettingValues } from '~/app/copy/setting-values';
import type { ListRules } from '~/domain/settings/list-rules';
import type { SettingName } from '~/domain/settings/setting-differences';
import type { WeekDayName } from '~/domain/time/week-day-names';

const onOff = (isOn: boolean) => (isOn ? 'On' : 'Off');
const openResults = { off: 'Off', 'by-number': 'By seniority number', 'by-name': 'By name' };

const countMoves = (moves: number): string => (moves === 0 ? 'No limit' : counted(moves, 'driver'));

const values: SettingValues = {
  timeZone: (zone) => zone,
  clock: (clock) => `${clock}-hour clock`,
  afterCutoff: (value) => (value === 'view-only' ? 'View only' : 'May complete'),
  outageRule: (rule) => ({ off: 'Stays', ask: 'Ask me', automatic: 'Moves automatically' })[rule],
  openNextOn: (day) => (day === 'never' ? 'With the button' : `Every ${day}`),
  openNextAt: (time) => time,
  standingPicks: onOff,
  remindHoursBefore: (hours) => (hours === 0 ? 'Off' : `${hours} h before closing`),
  useSeniorityAssignment: onOff,
  disableAutoAssignments: (isOff) => onOff(!isOff),
  assignLeftoverVacations: onOff,
  vacationRounds: (rounds) => rounds.replaceAll(',', ', '),
  chainMoves: countMoves,
  vacationCover: onOff,
  autoPortalClosure: onOff,
  showStanding: onOff,
  trades: (rule) =>
    ({ off: 'Off', 'with-approval': 'With approval', 'without-approval': 'Without approval' })[
      rule
    ],
  protestWindowHours: (hours) => (hours === 0 ? 'No claims' : `${hours} h`),
  sealedPicks: onOff,
  openResults: (choice) => openResults[choice],
  passwordPolicy: (value) => (value === 'required' ? 'Required' : 'Optional'),
  securityQuestions: onOff,
  rememberOwnPhones: onOff,
  adminSecondFactor: onOff,
  allowDriverPrinting: onOff,
  darkMode: onOff,
  kioskMode: onOff,
  adminContactEmail: (email) => email || 'None',
};

export const settings = {
  thisComputer: 'This computer',
  thisComputerText:
    'A kiosk is a computer that drivers share. This setting applies to this browser and this site only.',
  isKiosk: 'Marked as a kiosk',
  isNoKiosk: 'Not a kiosk',
  unmarkKiosk: 'Stop using this computer as a kiosk',
  markKiosk: 'Use this computer as a kiosk',
  logOutFirst: 'Log out of the Admin Portal before drivers use this computer.',
  kioskModeOff:
    'Kiosk mode is off for the site: this computer works like any other until you switch it on above.',
  kioskStart:
    'As a kiosk, this computer opens your site’s landing page for drivers. First switch kiosk mode on above.',
  off: 'Off',
  on: 'On',
  conflictText: (text: string) =>
    `${text} Compare the values, make your changes below, and save again.`,
  conflictCaption: 'Saved settings and yours, side by side',
  setting: 'Setting',
  yourValue: 'In the form below',
  savedValue: 'The saved value',
  correctSetting: 'Nothing was saved. Please correct the highlighted setting.',
  unsavedChanges: 'Unsaved changes',
  search: 'Search settings',
  partsLabel: 'Parts of this page',
  noneFound: (query: string) => `No setting matches "${query}".`,
  legend: 'Settings marked with {chip} change who gets which job or week. All others do not.',
  changesAward: 'Changes the award',
  example: 'Example',
  examples: {
    afterCutoff:
      'Ana saved three jobs in time and adds a fourth ten minutes after the cutoff. With May complete, the fourth counts. With View only, she cannot add it.',
    outageRule:
      'Nobody could save from 2:40 PM to 2:52 PM. The cutoff of 3:00 PM moves to 3:15 PM.',
    standingPicks:
      'Ben saves nothing this week. On: the list that he saved last week counts. Off: he only gets a job that is left over.',
    openNextOn:
      'You publish on Thursday. With Every Friday, drivers can rank the jobs of the next week on Friday, at the opening time.',
    remindHoursBefore:
      'With 24 hours and a cutoff on Wednesday 3:00 PM, emails go out on Tuesday. Drivers who want it get another reminder on Wednesday at 2:00 PM.',
    useSeniorityAssignment:
      'Two jobs are left, one at the airport. Ana (seniority 3) and Ben (12) have no job and are certified. Ana gets the airport job, Ben the other.',
    disableAutoAssignments:
      'One job is left, and Ben, a vacation cover driver, has none. On: Ben gets it. Off: it stays open.',
    assignLeftoverVacations:
      'Week W005 has a free slot, and Ana has no week. On: she gets W005. Off: the slot stays open.',
    chainMoves:
      'Ana is sick and frees job 7. Ben moves from job 9 to 7, Cleo from 12 to 9, Dan from 15 to 12. With 2 drivers, the chain ends with Cleo, and job 12 stays open.',
    vacationCover:
      'Ana’s vacation is in this working week. On: she gets no job, and the job she had last week is marked for cover. Off: she gets a job like everyone else.',
    trades:
      'Ana has job 7 and Ben job 9. They agree to swap, and the next version of the award shows Ana with job 9 and Ben with job 7.',
    protestWindowHours:
      'You publish on Friday 3:00 PM. With 48 hours, drivers can file claims until Sunday 3:00 PM. A claim that you grant changes the next version of the award.',
    sealedPicks:
      'On Tuesday you see that 80 of 120 drivers have saved. What they picked is shown after the cutoff.',
    openResults:
      'By seniority number, drivers read “Seniority 12: job 9, second choice”, but not the name.',
  } as Partial<Record<SettingName, string>>,
  companyTitle: 'Rules of the company',
  companyIntro:
    'These apply to all sites of {company}. Only the master administrator can change them.',
  historyTitle: 'History of changes',
  historyIntro: 'The last changes of these settings, newest first.',
  historyOlder: 'Earlier changes may be in the {log}.',
  historyEmpty: 'No change has been recorded here yet.',
  when: 'When',
  who: 'Who',
  before: 'Before',
  after: 'After',
  loggedHint: 'Each change is logged with the old and the new value.',
  notSaved: 'Your changes to the settings are not saved.',
  selectionIntro: 'When and how drivers rank their jobs.',
  timeZoneHint:
    'Type a city or a zone, such as Chicago or Central, and choose from the list. All times of this site are shown in this zone. If you change it, an upcoming cutoff keeps its clock time: 3:00 PM stays 3:00 PM in the new zone. Past cutoffs do not change.',
  clock12: '12-hour clock',
  clock24: '24-hour clock',
  clockHint: (time: string) => `Times are shown as ${time}.`,
  standingPicksHint:
    'If a driver saves no list, their last list carries over to the next period and counts in the assignment. Off: a driver who saves no list has no picks.',
  openByButton: 'With the button on the dashboard',
  openEvery: (day: WeekDayName) => `Every ${day}`,
  openNextHint:
    'After the assignments are published, the next period opens automatically on that day, site time. While a claim is unanswered, it stays closed until you press the button.',
  moves: countMoves,
  chainMovesHint:
    'When you free a published job, it goes down the list by seniority, and so do the jobs that drivers move from. Contracts often end this after 2 to 4 drivers.',
  hoursBefore: (hours: number) => `${hours} hours before closing`,
  reminderHint:
    'Drivers with an email address on file who have not submitted by then get a reminder that job selection, or a scheduled vacation selection, is about to close.',
  assignment: 'Assignment',
  assignmentIntro:
    'Manual assignments come first, then picks by seniority. These rules assign the rest.',
  seniorityHint:
    'Jobs that remain after the picks go to drivers without a job, in seniority order. Airport jobs go first, then the others by start time.',
  autoAssignHint:
    'Without seniority mode, the remaining jobs go to vacation cover drivers and to drivers who submitted a list, then to other drivers if your company assigns by seniority or VC status. Off: those jobs stay open. This setting does not affect seniority mode.',
  leftoverHint:
    'Vacation weeks with free slots go to drivers without a week, the earliest week first. In seniority mode, all eligible drivers take part; otherwise, only vacation cover drivers do. Off: the slots stay open.',
  vacationCoverHint:
    'Drivers whose published vacation week falls in the working week are left out of that week’s award, and their usual jobs are marked as vacation cover. Off: vacation weeks do not affect jobs.',
  autoClosureHint: (time: string) =>
    `Opening the vacation portal schedules its closure for the next Wednesday at ${time}, site time. You can move or cancel it on the vacation dashboard.`,
  showStandingHint:
    'Drivers see which job they would get if selection closed now, by the same rules.',
  labelInHours: (settingLabel: string) => `${settingLabel} (hours)`,
  protestHint: (maxProtestWindowHours: number) =>
    `How many hours drivers have to file a claim after an award is published: 0 to ${maxProtestWindowHours}. 0 means no claims.`,
  listsTitle: 'Who sees lists and results',
  listsIntro:
    'Changes are logged and shown to drivers on their pages. They take effect with the next week and the next vacation selection, never during one.',
  sealedHint:
    'Until the cutoff, nobody sees what a driver picked, administrators included: only who has saved, and when. Live picks, conflicts, provisional assignments, what if and the live standing wait for the cutoff. Off: administrators see lists as they are saved.',
  inForce: 'In force now',
  ofThisWeek: (days: string) => `Week of ${days}`,
  ofVacations: 'Vacation selection',
  ruleInForce: ({ sealedPicks, openResults: choice }: ListRules) =>
    `Sealed lists: ${onOff(sealedPicks)} · Open results: ${openResults[choice]}`,
  ruleFromNext: ({ sealedPicks, openResults: choice }: Partial<ListRules>) =>
    `Starting with the next one: ${[
      ...(sealedPicks === undefined ? [] : [`Sealed lists: ${onOff(sealedPicks)}`]),
      ...(choice === undefined ? [] : [`Open results: ${openResults[choice]}`]),
    ].join(' · ')}`,
  driversIntro: 'How drivers sign in, and what they can do.',
  questionsHint:
    'Drivers with a password can choose two security questions and use the answers to reset a forgotten password. This is less secure than one-time codes: someone who knows a driver well may know the answers.',
  ownPhonesHint:
    'Drivers can say “This is my own phone” under More → My Phone, and from then on sign in there with one tap. A driver with a password must enter it once on that phone. It ends when their password changes, and when the phone is not used for 60 days, and after 180 days. Turning this off makes every phone ask again. It is never offered at kiosks.',
  printingHint: 'A Print button on the driver preferences page prints the saved list.',
  administrators: 'Administrators',
  adminsIntro: 'How administrators sign in.',
  secondFactorHint:
    'Every administrator of this site needs a passkey or a code from an app on their phone in addition to the password. Administrators who have not set up two-step sign-in must do so on the next page they open. Off: each administrator decides under My Account.',
  lookTitle: 'Look and contact',
  lookIntro: 'What people see, and whom they can contact.',
  darkModeHint:
    'Pages are dark for everyone who has not chosen a color theme at the bottom of the page.',
  kioskModeHint:
    'Restricts the computers that you mark as kiosks below to the Job Selection System: banner, full screen, no context menu, browser shortcuts blocked, and a driver is signed out after two idle minutes. Phones and all other computers are not affected.',
  contactEmailHint:
    'Shown to drivers as the site’s support email address, on the landing page and next to their list.',
  roundsHint:
    'How many vacation weeks a driver picks in each round, such as 2, 1. The rounds run in seniority order, one after the other. How many weeks each driver may hold is set under Edit Drivers.',
  roundsExample: (weeks: number, rounds: readonly number[]): string => {
    const parts = rounds.map((taken, at) => `${taken} in round ${at + 1}`);
    const picked = parts.length > 0 ? parts.join(', ') : 'none';
    return `With ${counted(weeks, 'week')}: ${picked}.`;
  },
  afterTheCutoff: 'After the cutoff',
  cutoffActive: 'Selection Cutoff Active',
  cutoffHint:
    'While the cutoff is active, drivers can only view their lists, or can finish a list they already have: see {setting} below. Closing takes effect after 10 seconds, so saves already on the way still count. To reopen, set a new cutoff, then switch it off. You cannot reopen once the assignments are published.',
  /** What may be chosen for a setting, with its explanation. */
  choices: {
    afterCutoff: {
      'view-only': {
        label: 'View only',
        text: 'Drivers see their list, but can no longer change it.',
      },
      'may-complete': {
        label: 'May complete',
        text: 'Drivers who have picks may finish their list until you publish. Such saves are marked as late.',
      },
    },
    outageRule: {
      off: { label: 'The cutoff stays', text: 'You can still set a new cutoff yourself.' },
      ask: {
        label: 'Ask me',
        text: 'If the system could not be reached for 3 minutes or more in the last hour before the cutoff, the dashboard offers to move the cutoff with one press.',
      },
      automatic: {
        label: 'Move it automatically',
        text: 'The cutoff moves by the missing time, rounded up to 15 minutes, at most once a period. All drivers are told. It never becomes earlier.',
      },
    },
    openResults: {
      off: { label: 'Off', text: 'Drivers see their own list and result only.' },
      'by-number': {
        label: 'By seniority number',
        text: 'After publishing, every driver of the site can read all lists and results, with seniority numbers and without names.',
      },
      'by-name': {
        label: 'By name',
        text: 'After publishing, every driver of the site can read all lists and results, with names and seniority numbers. Employee IDs are never shown.',
      },
    },
    passwordPolicy: {
      optional: {
        label: 'Optional',
        text: 'Drivers without a password sign in with their employee ID only.',
      },
      required: {
        label: 'Required',
        text: 'Drivers need a password, except at a kiosk of this site. Drivers without one are told to ask you to set one up. Drivers signed in without one are signed out.',
      },
    },
    trades: {
      off: { label: 'Off', text: 'Drivers keep what they were assigned.' },
      'with-approval': {
        label: 'With approval',
        text: 'Two drivers can agree to swap published jobs or vacation weeks. An administrator approves each trade.',
      },
      'without-approval': {
        label: 'Without approval',
        text: 'A trade is published as soon as both drivers agree. If one of them signed in without a password, an administrator approves it.',
      },
    },
  },
  labels: {
    timeZone: 'Time zone',
    clock: 'Time format',
    afterCutoff: 'After the cutoff',
    outageRule: 'Cutoff after an outage',
    openNextOn: 'Open the next period',
    openNextAt: 'Opening time',
    standingPicks: 'Standing picks',
    remindHoursBefore: 'Email reminder',
    useSeniorityAssignment: 'Seniority mode',
    disableAutoAssignments: 'Auto-assignment',
    assignLeftoverVacations: 'Assign leftover vacations',
    vacationRounds: 'Vacation rounds',
    chainMoves: 'Moves when a job becomes free',
    vacationCover: 'Vacation cover',
    autoPortalClosure: 'Auto portal closure',
    showStanding: 'Show standing',
    trades: 'Trades',
    protestWindowHours: 'Protest window',
    sealedPicks: 'Sealed lists',
    openResults: 'Open results',
    passwordPolicy: 'Driver passwords',
    securityQuestions: 'Security questions',
    rememberOwnPhones: 'Remember own phones',
    adminSecondFactor: 'Two-step sign-in',
    allowDriverPrinting: 'Allow Driver Printing',
    darkMode: 'Dark mode',
    kioskMode: 'Kiosk mode',
    adminContactEmail: 'Admin Contact Email',
  } satisfies Record<SettingName, string>,
  describeValue: createDescribeValue(values),
};

/** The list of time zones to choose from. */
export const zones = {
  /** Keyed by the first part of a zone's name. */
  regions: {
    Africa: 'Africa',
    America: 'Americas',
    Antarctica: 'Antarctica',
    Arctic: 'Arctic',
    Asia: 'Asia',
    Atlantic: 'Atlantic Ocean',
    Australia: 'Australia',
    Europe: 'Europe',
    Indian: 'Indian Ocean',
    Pacific: 'Pacific Ocean',
  },
};
