import { mailText } from '~/domain/mail/mail-text';
import { maxAttempts } from '~/domain/mail/retry';
import { defaultTenant, type Tenant } from '~/domain/company/scope';
import type { WaitingEntry } from '~/app/ports/mail';

/**
 * Whose log says that something could not be sent, and in which words: a driver's mail is the site's
 * affair, without the address; others are the master administrator's.
 */
export const describeLoss = (entry: WaitingEntry): { tenant: Tenant; details: string } => {
  if ('notice' in entry) {
    const { notice } = entry;
    const what = notice.kind === 'award-published' ? 'a published award' : 'a closing';
    const details = `Not all drivers could be mailed about ${what} in ${maxAttempts} attempts`;
    return { tenant: notice, details };
  }
  const { mail } = entry;
  const to = 'employeeId' in mail ? `driver ${mail.employeeId}` : mail.to;
  return {
    tenant: 'employeeId' in mail ? mail : defaultTenant,
    details: `The mail “${mailText(mail).subject}” to ${to} could not be delivered in ${maxAttempts} attempts`,
  };
};
