import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { classNames } from '~/app/components/ui/class-names';
import { adminCopy } from '~/app/copy/copy';

/** Switches a company or site on or off by posting the opposite state. Does nothing if locked. */
export const ActiveSwitch = ({
  name,
  tenant,
  isActive,
  lockedBy,
}: {
  /** The name that screen readers announce, such as `Acme Logistics` or `Site NYC01`. */
  name: string;
  tenant: { readonly companyId: string; readonly siteId?: string };
  isActive: boolean;
  /** The id of the element that explains why the switch is locked. */
  lockedBy?: string | undefined;
}) => {
  const { formData } = useNavigation();
  const isBusy =
    formData?.get('intent') === 'switch' &&
    formData.get('companyId') === tenant.companyId &&
    formData.get('siteId') === (tenant.siteId ?? null);
  return (
    <PostForm preventScrollReset className="ms-auto">
      <input type="hidden" name="companyId" value={tenant.companyId} />
      {tenant.siteId && <input type="hidden" name="siteId" value={tenant.siteId} />}
      <input type="hidden" name="isActive" value={String(!isActive)} />
      <button
        // A locked switch sends nothing, even before scripts take over the page.
        type={lockedBy ? 'button' : 'submit'}
        name="intent"
        value="switch"
        role="switch"
        aria-checked={isActive}
        aria-label={adminCopy.master.activeSwitch(name)}
        aria-disabled={Boolean(lockedBy) || isBusy || undefined}
        aria-describedby={lockedBy}
        onClick={isBusy ? (event) => event.preventDefault() : undefined}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-field px-1 font-semibold',
          lockedBy ? 'cursor-not-allowed opacity-75' : 'cursor-pointer',
        )}
      >
        <span className="text-sm">
          {isActive ? adminCopy.master.isActive : adminCopy.master.inactive}
        </span>
        <span
          aria-hidden
          className={classNames(
            'relative h-6 w-11 rounded-full border transition-colors',
            isActive ? 'border-primary bg-primary' : 'border-muted bg-base-200',
          )}
        >
          <span
            className={classNames(
              'absolute top-0.5 size-4.5 rounded-full transition-all',
              isActive ? 'start-[1.3rem] bg-primary-content' : 'bg-muted start-0.5',
            )}
          />
        </span>
      </button>
    </PostForm>
  );
};
