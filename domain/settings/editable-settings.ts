import * as z from 'zod';
import { siteSettingsSchema, type SiteSettings } from './site-settings';

/** What the settings page shows and changes. The other settings join it with the screens they act on. */
export const editableSettingsSchema = siteSettingsSchema.extend({ timeZone: z.string() });
export type EditableSettings = z.infer<typeof editableSettingsSchema>;

export const editableSettings = (site: {
  settings: SiteSettings;
  timeZone: string;
}): EditableSettings => editableSettingsSchema.parse({ ...site.settings, timeZone: site.timeZone });
