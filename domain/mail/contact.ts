import * as z from 'zod';
import { employeeIdSchema } from '~/domain/drivers/driver';
import { emailSchema } from './mail';

/** Where a driver wants to get mail. An item of its own: no roster, export or award input carries it. */
export const contactSchema = z.object({ employeeId: employeeIdSchema, email: emailSchema });
export type Contact = z.infer<typeof contactSchema>;

/** Enough to know an own address by, too little to learn another's: `a***@example.com`. */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}***${email.slice(email.lastIndexOf('@'))}`;
