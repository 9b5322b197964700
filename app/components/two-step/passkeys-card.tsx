import { describeUse, DeviceRow } from '~/app/components/my-phone/device-row';
import type { InZone } from '~/app/components/time/instant-text';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy, copy } from '~/app/copy/copy';

export interface ShownPasskey {
  readonly id: string;
  readonly name: string;
  readonly since: string;
  readonly lastUsedAt: string;
}

/** The passkeys of an administrator's second step. */
export const PasskeysCard = ({
  passkeys,
  canAdd,
  timeZone,
}: InZone<{ passkeys: readonly ShownPasskey[]; canAdd: boolean }>) => (
  <Card title={adminCopy.account.passkeys} description={adminCopy.account.passkeysText}>
    <div className="flex flex-col gap-4">
      {passkeys.length > 0 && (
        <ul className="flex flex-col gap-3">
          {passkeys.map((passkey) => {
            const name = adminCopy.account.describeDevice(passkey.name);
            return (
              <DeviceRow
                key={passkey.id}
                icon="fingerprint-pattern"
                name={name}
                detail={describeUse(passkey, timeZone)}
              >
                <LinkButton
                  to={`?remove=${passkey.id}`}
                  aria-label={adminCopy.account.removePasskey(name)}
                >
                  {copy.messages.remove}
                </LinkButton>
              </DeviceRow>
            );
          })}
        </ul>
      )}
      {canAdd && (
        <LinkButton to="?add=passkey" className="self-start">
          {adminCopy.account.addPasskey}
        </LinkButton>
      )}
    </div>
  </Card>
);
