import * as z from 'zod';
import { siteSettingsSchema, type SiteSettings } from './site-settings';

/** The settings that the settings page shows and changes. */
export const editableSettingsSchema = siteSettingsSchema.extend({ timeZone: z.string() });
export type EditableSettings = z.infer<typeof editableSettingsSchema>;

export const editableSettings = (site: {
  settings: SiteSettings;
  timeZone: string;
}): EditableSettings => editableSettingsSchema.parse({ ...site.settings, timeZone: site.timeZone });
