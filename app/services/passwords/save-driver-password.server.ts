import type { DriverAccess } from '~/app/ports/access';
import type { Call, Writing } from '~/app/ports/deps';
import type { DriverSession } from '~/app/ports/sessions';
import { makeLogEntry } from '~/app/services/activity/make-log-entry';
import { driverAccountMail } from '~/app/services/mail/account-mails.server';
import { checkPassword, type PasswordError } from '~/domain/access/password';
import { fail, ok, type Result } from '~/domain/shared/result';
import { toInstant } from '~/domain/time/instant';

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
}

export type SavePasswordError =
  | PasswordError
  | { readonly code: 'passwords-differ' }
  /** Another request changed the account first, perhaps with the same code. */
  | { readonly code: 'account-changed' };

/** `hash`: the hash under which the code is stored. */
export type PasswordProof =
  | { readonly by: 'password' | 'answers' }
  | { readonly by: 'code'; readonly hash: string };

/**
 * Sets the password of a driver authorized by `proof`, uses up a code, notifies by email and ends their
 * sessions. Security answers are kept only after a change with the current password. Returns the new session
 * version.
 */
export const saveDriverPassword = async ({
  deps,
  access: { scope, site, company, driver },
  credential,
  input: { password, repeated },
  proof,
}: Call<
  Writing | 'passwords',
  {
    access: Pick<DriverSession, 'scope' | 'site' | 'company' | 'driver'>;
    credential: DriverAccess['credential'];
    input: NewPassword;
    proof: PasswordProof;
  }
>): Promise<Result<number, SavePasswordError>> => {
  const { employeeId, name } = driver;
  const names = [name, employeeId, company.name, company.companyId, site.name];
  const weakness = checkPassword('driver', password, names);
  if (weakness) return fail(weakness);
  if (password !== repeated) return fail({ code: 'passwords-differ' });

  const expectedVersion = credential?.sessionVersion ?? 0;
  const at = toInstant(deps.clock.now());
  const [passwordHash, mail] = await Promise.all([
    deps.passwords.hash(password),
    driverAccountMail(deps, { scope, site, driver }, { change: 'password', by: proof.by, at }),
  ]);
  const event = { code: 'password-set', by: proof.by } as const;
  const entry = makeLogEntry(deps, scope, 'update', event, { at, name });
  const isSaved = await deps.stores.credentials.setDriverPassword(scope, {
    employeeId,
    passwordHash,
    expectedVersion,
    answersHash: proof.by === 'password' ? credential?.answersHash : undefined,
    ...(proof.by === 'code' && { usedCode: proof.hash }),
    entry,
    mail,
  });
  return isSaved ? ok(expectedVersion + 1) : fail({ code: 'account-changed' });
};
