import { Button, LinkButton } from '~/app/components/ui/button';
import { PostForm } from '~/app/components/forms/post-form';
import { RouteDialog } from '~/app/components/ui/route-dialog';
import { useSending } from '~/app/components/forms/use-sending';

/** Asks before the view is emptied, and says what happens to the record (design 7). */
export const ClearActivity = () => (
  <RouteDialog title="Clear the activity log?" closeTo="/admin/activity-log">
    <p>
      All entries so far disappear from this page and from its export, for every administrator of
      the site. The record itself is kept, and this clearing is logged.
    </p>
    <PostForm action="/admin/activity-log" className="mt-6 flex flex-wrap justify-end gap-3">
      <input type="hidden" name="confirmed" value="yes" />
      <LinkButton to="/admin/activity-log" preventScrollReset>
        Cancel
      </LinkButton>
      <Button name="intent" value="clear" variant="danger" busy={useSending('clear')}>
        Clear the view
      </Button>
    </PostForm>
  </RouteDialog>
);
