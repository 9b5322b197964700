import type { AdminCall, Deps, Writing } from '~/app/ports/deps';
import type { AdminSession } from '~/app/ports/sessions';
import { planPaste, type PastedError, type PastePlan } from '~/domain/mail/pasted-addresses';
import type { Language } from '~/domain/shared/language';
import type { Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';
import type { SignConfirmation } from './ask-to-confirm.server';
import { enterAddress, type EnterAddressError } from './enter-address.server';
import { readAllContacts } from './read-all-contacts.server';

/** What entering pasted addresses would do. Nothing is stored. */
export const planAddresses = async ({
  deps,
  access: { scope },
  text,
}: AdminCall<'stores' | 'clock' | 'sha256', { readonly text: string }>): Promise<
  Result<PastePlan, PastedError>
> => {
  const [{ items: drivers }, contacts] = await Promise.all([
    deps.stores.drivers.list(scope),
    readAllContacts({ deps, scope }),
  ]);
  const now = toInstant(deps.clock.now());
  return planPaste(text, { drivers, contacts, now, sha256: deps.sha256 });
};

/**
 * Enters the addresses of a plan, one after the other, until one is refused. Returns how many were entered, and the refusal,
 * if any, of the next one.
 */
export const enterPlanned = async ({
  asks,
  ...call
}: {
  readonly deps: Pick<Deps, Writing | 'sha256'>;
  readonly access: AdminSession;
  readonly asks: PastePlan['asks'];
  readonly language: Language;
  readonly signConfirmation: SignConfirmation;
}): Promise<{ readonly entered: number; readonly refused: EnterAddressError | null }> => {
  for (const [entered, { driver, email, seen }] of asks.entries()) {
    const done = await enterAddress({ ...call, employeeId: driver.employeeId, email, seen });
    if (!done.ok) return { entered, refused: done.error };
  }
  return { entered: asks.length, refused: null };
};
