import { useNavigation } from '@remix-run/react';
import { PostForm } from '~/app/components/forms/post-form';
import { SwitchButton } from '~/app/components/ui/switch-button';
import { adminCopy } from '~/app/copy/copy';
import type { WindowState } from '~/domain/selection/selection-window';

/** The form that moves the cutoff, which the switch sends to open a closed selection again. */
export const cutoffFormId = 'cutoff-form';

/** Which form switches the cutoff on or off; null while it cannot be switched. */
const getIntent = (state: WindowState, isClosing: boolean) => {
  if (state === 'open') return isClosing ? 'cancel-closing' : 'close-selection';
  return state === 'closed' ? 'move-cutoff' : null;
};

/** Closes the selection, or opens it again until the time in the form of the cutoff. */
export const CutoffSwitch = ({
  state,
  isClosing,
  hintId,
}: {
  state: WindowState;
  /** Whether the selection closes in a few seconds. */
  isClosing: boolean;
  /** The id of the element that says when it cannot be switched. */
  hintId: string;
}) => {
  const { formData } = useNavigation();
  const { settings } = adminCopy;
  const intent = getIntent(state, isClosing);
  const isOn = state !== 'open' || isClosing;
  const shared = {
    name: 'intent',
    value: intent ?? '',
    label: settings.cutoffActive,
    text: isOn ? settings.on : settings.off,
    isOn,
    isBusy: intent !== null && formData?.get('intent') === intent,
    lockedBy: intent === null ? hintId : undefined,
  };
  return intent === 'move-cutoff' ? (
    <SwitchButton {...shared} form={cutoffFormId} />
  ) : (
    <PostForm preventScrollReset>
      <SwitchButton {...shared} />
    </PostForm>
  );
};
