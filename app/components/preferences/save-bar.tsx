import { Form, useNavigation, useRevalidator } from '@remix-run/react';
import { CompactCountdown } from '~/app/components/time/countdown';
import { DeadlineText } from '~/app/components/time/deadline-text';
import { Button } from '~/app/components/ui/button';
import { HiddenFields } from './hidden-fields';
import type { PreferencesView } from './preferences-view';
import { SaveStatus } from './save-status';

/** Stays at the lower edge: the deadline, what is saved, and the one primary action. */
export const SaveBar = ({
  view,
  picks,
  isDirty,
  action,
}: {
  view: PreferencesView;
  picks: readonly string[];
  isDirty: boolean;
  action: string;
}) => {
  const { window, mayEdit, serverNow } = view;
  const { formMethod, formAction } = useNavigation();
  const isSaving = formMethod === 'POST' && formAction?.startsWith('/driver-preferences') === true;
  const { revalidate } = useRevalidator();
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-30 mt-auto border-t border-base-300 bg-base-100 shadow-[0_-4px_16px_rgb(0_0_0/0.08)]"
    >
      <div className="shell flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:grow-0 sm:justify-start">
          <SaveStatus view={view} isDirty={isDirty} />
          <p className="text-sm">
            {window.state === 'open' ? (
              <>
                <CompactCountdown
                  until={window.closesAt.instant}
                  serverNow={serverNow}
                  onEnd={revalidate}
                />
                <span className="text-muted"> left · </span>
              </>
            ) : (
              <span className="text-muted">Closed </span>
            )}
            <DeadlineText deadline={window.closesAt} short />
          </p>
        </div>
        {mayEdit && (
          <Form method="post" action={action} replace preventScrollReset className="max-sm:w-full">
            {/* Says that no picks means an empty list, not a damaged form. */}
            <input type="hidden" name="intent" value="save" />
            <HiddenFields pairs={picks.map((jobId) => ['pick', jobId] as const)} />
            <Button
              variant="primary"
              size="lg"
              className="w-full"
              busy={isSaving}
              busyText="Saving…"
            >
              Save Preferences
            </Button>
          </Form>
        )}
      </div>
    </div>
  );
};
