import { PostForm } from '~/app/components/forms/post-form';
import { TextInput } from '~/app/components/forms/text-input';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { StatusChip } from '~/app/components/ui/status-chip';
import { adminCopy } from '~/app/copy/copy';

interface Connection {
  readonly issuer: string;
  readonly clientId: string;
  readonly groupsClaim: string;
}

/** What the provider and we have to know of each other. The secret is written here, and never shown. */
export const ConnectionCard = ({
  settings,
  redirectUri,
  bookmark,
}: {
  settings: Connection | null;
  redirectUri: string;
  bookmark: string;
}) => {
  const { sso } = adminCopy;
  return (
    <Card
      title={sso.connection}
      description={sso.connectionText}
      actions={
        <StatusChip tone={settings ? 'success' : 'neutral'}>
          {settings ? sso.on : sso.off}
        </StatusChip>
      }
    >
      <dl className="mb-4 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {[
          [sso.redirectUri, redirectUri],
          [sso.bookmark, bookmark],
        ].map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-mono text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <PostForm noValidate preventScrollReset className="flex max-w-xl flex-col gap-4">
        <TextInput
          label={sso.issuer}
          name="issuer"
          type="url"
          required
          spellCheck={false}
          defaultValue={settings?.issuer}
          hint={sso.issuerHint}
        />
        <TextInput
          label={sso.clientId}
          name="clientId"
          required
          spellCheck={false}
          defaultValue={settings?.clientId}
        />
        <TextInput
          label={sso.clientSecret}
          name="clientSecret"
          type="password"
          autoComplete="new-password"
          required={!settings}
          hint={settings ? sso.secretKept : sso.secretHint}
        />
        <TextInput
          label={sso.groupsClaim}
          name="groupsClaim"
          required
          spellCheck={false}
          defaultValue={settings?.groupsClaim ?? 'groups'}
          hint={sso.groupsClaimHint}
        />
        <p className="text-sm text-muted">{sso.emailHint}</p>
        <p className="text-sm text-muted">{sso.saveHint}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value="connect">
            {sso.save}
          </Button>
          {settings && (
            <LinkButton to="?dialog=turn-off" preventScrollReset>
              {sso.turnOff}
            </LinkButton>
          )}
        </div>
      </PostForm>
    </Card>
  );
};
