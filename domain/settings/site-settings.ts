import * as z from 'zod';
import { emailSchema } from '~/domain/shared/email-schema';
import { knownOr } from '~/domain/shared/newer-values';
import { hourClocks } from '~/domain/time/hour-clock';
import { weekDayNames } from '~/domain/time/week-day-names';
import { chainMoveChoices, maxProtestWindowHours, reminderHours } from './limits';
import { openResultsChoices } from './list-rules';
import { storedOpenResultsSchema } from './list-rules-schema';
import { tidyRounds } from './vacation-rounds';

const openingDays = ['never', ...weekDayNames] as const;
const afterCutoffs = ['view-only', 'may-complete'] as const;
const tradeRules = ['off', 'with-approval', 'without-approval'] as const;
const outageRules = ['off', 'ask', 'automatic'] as const;
const passwordPolicies = ['optional', 'required'] as const;

/** What a site's administrator can choose, with the defaults of a new site. */
export const siteSettingsSchema = z.object({
  allowDriverPrinting: z.boolean().default(true),
  kioskMode: z.boolean().default(false),
  /** The site's pages are dark unless the user chose otherwise. */
  darkMode: z.boolean().default(false),
  /** Missing until an administrator chooses; the default then is the clock that is usual in the site's country. */
  clock: z.enum(hourClocks).optional(),
  /** A driver's last list takes part in the award if they do not save in this period. */
  standingPicks: z.boolean().default(true),
  /** The next period opens automatically on this day, once the current one is published. */
  openNextOn: z.enum(openingDays).default('never'),
  /** Local time of the site, `08:00`. */
  openNextAt: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('08:00'),
  /** What drivers who already have picks may do between cutoff and publishing. */
  afterCutoff: z.enum(afterCutoffs).default('view-only'),
  /** Whether a cutoff moves if the product could not be reached before it. */
  outageRule: z.enum(outageRules).default('off'),
  /** How long before a closing drivers who have not submitted are reminded by email. */
  remindHoursBefore: z.literal(reminderHours).default(24),
  /** Award rule 3: leftover jobs are awarded by seniority. */
  useSeniorityAssignment: z.boolean().default(false),
  /** Turns award rule 4 off. */
  disableAutoAssignments: z.boolean().default(false),
  assignLeftoverVacations: z.boolean().default(false),
  /** How many vacation weeks a driver takes in each round, `2,1`. */
  vacationRounds: z
    .string()
    .refine((text) => tidyRounds(text) === text)
    .default('1'),
  /** How many drivers move at most when a published job becomes free; 0 is no limit. */
  chainMoves: z.literal(chainMoveChoices).default(0),
  /** Drivers on a published vacation week take no turn in that week's award of jobs. */
  vacationCover: z.boolean().default(false),
  /** Opening the vacation portal schedules its closure for the next default cutoff. */
  autoPortalClosure: z.boolean().default(false),
  /** Hours after publishing in which a driver may file a claim; 0 turns claims off. */
  protestWindowHours: z.int().min(0).max(maxProtestWindowHours).default(24),
  /** Whether two drivers may trade published jobs or vacation weeks, and whether an administrator approves it. */
  trades: z.enum(tradeRules).default('with-approval'),
  /** Drivers see what they would get if the selection closed now, computed by the same engine. */
  showStanding: z.boolean().default(false),
  /** What the next selections begin with; `ListRules` holds what is in force. */
  sealedPicks: z.boolean().default(false),
  openResults: z.enum(openResultsChoices).default('off'),
  /** `required`: no sign-in by employee ID alone, except at a kiosk. */
  passwordPolicy: z.enum(passwordPolicies).default('optional'),
  /** Drivers may reset a forgotten password with two answers. */
  securityQuestions: z.boolean().default(false),
  /** Drivers may sign in with one tap on a phone that they called their own. */
  rememberOwnPhones: z.boolean().default(true),
  /** Administrators must also sign in with a code from their phone. */
  adminSecondFactor: z.boolean().default(false),
  adminContactEmail: z.union([z.literal(''), emailSchema]).default(''),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export const defaultSiteSettings: SiteSettings = siteSettingsSchema.parse({});

/**
 * The settings as they are stored. A choice that only a newer version offers is read as the one that allows the least:
 * nothing happens automatically, and a password is required.
 */
export const storedSiteSettingsSchema = siteSettingsSchema.extend({
  clock: knownOr(hourClocks, undefined).optional(),
  openNextOn: knownOr(openingDays, 'never').default('never'),
  afterCutoff: knownOr(afterCutoffs, 'view-only').default('view-only'),
  outageRule: knownOr(outageRules, 'off').default('off'),
  trades: knownOr(tradeRules, 'off').default('with-approval'),
  remindHoursBefore: knownOr(reminderHours, 24).default(24),
  chainMoves: knownOr(chainMoveChoices, 0).default(0),
  openResults: storedOpenResultsSchema,
  passwordPolicy: knownOr(passwordPolicies, 'required').default('optional'),
});
