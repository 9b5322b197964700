import { CodeInput } from '~/app/components/account/code-input';
import { PostForm } from '~/app/components/forms/post-form';
import { SendButton } from '~/app/components/forms/send-button';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { QrImage } from '~/app/components/ui/qr-image';
import { Sentence } from '~/app/components/ui/sentence';
import { adminCopy, copy } from '~/app/copy/copy';
import { RecoveryCodes } from './new-codes';
import { OwnPassword } from './own-password';

export interface Enrolment {
  readonly secret: string;
  readonly uri: string;
  /** With the first part of the second step. */
  readonly recoveryCodes: readonly string[] | null;
  readonly qr: { readonly size: number; readonly path: string };
}

/** Splits the secret into groups of four, which are easier to type. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

export const TurnOnSecondFactor = ({
  enrolment: { secret, uri, qr, recoveryCodes },
  errors,
}: {
  enrolment: Enrolment;
  errors: { code?: string; currentPassword?: string };
}) => (
  <Card
    title={recoveryCodes ? adminCopy.account.setUpTitle : adminCopy.account.setUpApp}
    description={adminCopy.account.setUpText}
  >
    <PostForm noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="turn-on" />
      <input type="hidden" name="secret" value={secret} />
      <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:gap-6">
        <QrImage
          {...qr}
          label={adminCopy.account.qrCode}
          className="size-44 shrink-0 rounded-box border border-base-300"
        />
        <div className="flex flex-col gap-2">
          <p>
            <Sentence
              text={adminCopy.account.scanTheCode}
              parts={{
                step: <strong>1.</strong>,
                open: (
                  <a className="link" href={uri}>
                    {adminCopy.account.openTheApp}
                  </a>
                ),
              }}
            />
          </p>
          <p className="font-mono break-all select-all">{grouped(secret)}</p>
        </div>
      </div>
      {recoveryCodes && (
        <div className="flex flex-col gap-3">
          <p>
            <Sentence
              text={adminCopy.account.writeCodesDown}
              parts={{ step: <strong>2.</strong> }}
            />
          </p>
          <RecoveryCodes codes={recoveryCodes} />
        </div>
      )}
      <CodeInput
        hint={adminCopy.account.enterCode(recoveryCodes ? 3 : 2)}
        {...(errors.code && { error: errors.code })}
      />
      <OwnPassword error={errors.currentPassword} />
      <div className="flex flex-wrap gap-3">
        <SendButton variant="primary" busyText={adminCopy.account.turningOn}>
          {adminCopy.account.turnOn}
        </SendButton>
        {!recoveryCodes && <LinkButton to="?">{copy.common.cancel}</LinkButton>}
      </div>
    </PostForm>
  </Card>
);
