import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SwitchButton } from '~/app/components/ui/switch-button';
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
      <SwitchButton
        name="intent"
        value="switch"
        label={adminCopy.master.activeSwitch(name)}
        text={isActive ? adminCopy.master.isActive : adminCopy.master.inactive}
        isOn={isActive}
        isBusy={isBusy}
        lockedBy={lockedBy}
      />
    </PostForm>
  );
};
