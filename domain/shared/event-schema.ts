import * as z from 'zod';

/** The one who acted, as logs show it. */
export const loggedActorSchema = z.object({ role: z.string(), id: z.string(), name: z.string() });

/** What a log entry stores of a point in time: its local time and zone. */
export const siteTime = z.object({ wallTime: z.string(), timeZone: z.string() });

/**
 * What happened, by a code that says which values it has. It can be read forever, so what is stored keeps its code, and a
 * value that earlier entries lack is optional.
 */
export const event = <const Code extends string, Values extends z.core.$ZodLooseShape>(
  code: Code,
  values: Values,
) => z.object({ code: z.literal(code), ...values });
