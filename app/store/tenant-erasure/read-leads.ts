import * as z from 'zod';

/*
 * What leads from an item that is erased to others. An item that this version cannot read is deleted all the same, so nothing
 * here throws.
 */

const passkeysSchema = z.object({
  passkeys: z.object({ passkeys: z.array(z.object({ id: z.string() }).nullable().catch(null)) }),
});
export const readPasskeyIds = (credential: Record<string, unknown>): string[] => {
  const read = passkeysSchema.safeParse(credential);
  const listed = read.success ? read.data.passkeys.passkeys : [];
  return listed.flatMap((one) => (one ? [one.id] : []));
};

const emailedLinkSchema = z.object({ hash: z.string() });
export const readHash = (emailedLink: Record<string, unknown>): string[] => {
  const read = emailedLinkSchema.safeParse(emailedLink);
  return read.success ? [read.data.hash] : [];
};

const leftSchema = z.object({ left: z.object({ employeeId: z.string() }) });
/** The ID of the driver whom an erasure erases; null once it is done. */
export const readErasedId = (erasure: Record<string, unknown>): string | null => {
  const read = leftSchema.safeParse(erasure);
  return read.success ? read.data.left.employeeId : null;
};

const addressedSchema = z.object({ email: z.string() });
export const readAddress = (admin: Record<string, unknown>): string | null => {
  const read = addressedSchema.safeParse(admin);
  return read.success ? read.data.email : null;
};
