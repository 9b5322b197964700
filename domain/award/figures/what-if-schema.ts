import * as z from 'zod';
import { newDriverIdLength } from '~/domain/award/limits';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { jobSchema } from '~/domain/jobs/job-schema';

const { jobId, startTime, isAirport } = jobSchema.shape;
const places = jobSchema.shape.places.unwrap();

/** One change that a dispatcher tries on a copy of the week. */
export const whatIfChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remove-job'), jobId }),
  z.object({ kind: z.literal('add-job'), jobId, startTime, isAirport, places }),
  z.object({ kind: z.literal('set-places'), jobId, places }),
  z.object({ kind: z.literal('remove-driver'), driverId: employeeIdSchema }),
  z.object({
    kind: z.literal('add-driver'),
    /** Any name that tells the new driver apart from the others. */
    driverId: z.string().min(1).max(newDriverIdLength),
    seniorityNumber: z.int().min(0).max(9_999_999),
    airportCertified: z.boolean(),
    vcStatus: z.boolean(),
    /** Job IDs, Pick 1 first. */
    picks: z.array(jobId).max(1000),
  }),
  z.object({
    kind: z.literal('set-certified'),
    driverId: employeeIdSchema,
    airportCertified: z.boolean(),
  }),
]);
export type WhatIfChange = z.infer<typeof whatIfChangeSchema>;
