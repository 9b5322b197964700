import * as z from 'zod';

/** What a site's administrator decides (spec 3 and design 4–6). Defaults are those of a new site. */
export const siteSettingsSchema = z.object({
  allowDriverPrinting: z.boolean().default(true),
  kioskMode: z.boolean().default(false),
  /** A driver's last list takes part in the award though they stayed silent this period (design 4). */
  standingPicks: z.boolean().default(true),
  /** What drivers who already have picks may do between cutoff and publishing (design 4). */
  afterCutoff: z.enum(['view-only', 'may-complete']).default('view-only'),
  /** Award rule 3: leftover jobs go out by seniority. */
  useSeniorityAssignment: z.boolean().default(false),
  /** Switches award rule 4 off. */
  disableAutoAssignments: z.boolean().default(false),
  assignLeftoverVacations: z.boolean().default(false),
  adminContactEmail: z.union([z.literal(''), z.email()]).default(''),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
export const defaultSiteSettings: SiteSettings = siteSettingsSchema.parse({});
