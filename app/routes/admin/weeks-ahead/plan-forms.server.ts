import * as z from 'zod';
import type { PlanChange } from '~/app/services/selection/plan-weeks.server';
import { holidayNameLength } from '~/domain/selection/week-plan-schema';
import { cleanText, cutText } from '~/domain/shared/clean-text';

const periodId = z.string().max(20);

/** The forms of the Weeks Ahead page; `intent` tells them apart. */
export const planForm = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('add-holiday'),
      date: z.iso.date(),
      name: z.string().transform((text) => cutText(cleanText(text), holidayNameLength)),
    })
    .transform(({ intent, ...holiday }): PlanChange => ({ intent, holiday })),
  z.object({ intent: z.literal('remove-holiday'), date: z.iso.date() }),
  z.object({ intent: z.literal('choose-cutoff'), periodId, wallTime: z.string().max(20) }),
  z.object({ intent: z.literal('usual-cutoff'), periodId }),
]);
