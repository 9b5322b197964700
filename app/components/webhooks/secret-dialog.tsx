import { LinkButton } from '~/app/components/ui/button';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { ShownOnce } from '~/app/components/ui/shown-once';
import { adminCopy } from '~/app/copy/copy';
import { webhooksPath } from '../address/page-paths';

/** Shows a new secret, which cannot be shown again later. */
export const SecretDialog = ({ name, text }: { name: string; text: string }) => {
  const { webhooks } = adminCopy;
  return (
    <RouteDialog title={webhooks.secretTitle(name)} closeTo={webhooksPath}>
      <p className="mt-2 font-semibold">{webhooks.shownOnce}</p>
      <ShownOnce label={webhooks.secretLabel} text={text} />
      <ul className="mt-4 list-disc space-y-2 ps-5 wrap-anywhere">
        <li>{webhooks.verify}</li>
        <li>{webhooks.repeats}</li>
      </ul>
      <div className="mt-6 flex justify-end">
        <LinkButton to={webhooksPath} variant="primary" preventScrollReset>
          {webhooks.done}
        </LinkButton>
      </div>
    </RouteDialog>
  );
};
