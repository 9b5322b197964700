import * as z from 'zod';
import { hourClocks, type HourClock } from '~/domain/time/hour-clock';
import { getDefaultClock } from '~/domain/time/time-zones';
import { siteSettingsSchema, type SiteSettings } from './site-settings';

/** The settings that the settings page shows and changes. */
export const editableSettingsSchema = siteSettingsSchema.extend({
  timeZone: z.string(),
  clock: z.enum(hourClocks),
});
export type EditableSettings = z.infer<typeof editableSettingsSchema>;

interface SettingsInZone {
  readonly settings: SiteSettings;
  readonly timeZone: string;
}

export const getClock = ({ settings, timeZone }: SettingsInZone): HourClock =>
  settings.clock ?? getDefaultClock(timeZone);

export const editableSettings = (site: SettingsInZone): EditableSettings =>
  editableSettingsSchema.parse({
    ...site.settings,
    timeZone: site.timeZone,
    clock: getClock(site),
  });
