import type { ComponentProps } from 'react';

/** The form of a page without JavaScript that sends an edit of the list in the URL. Its fields belong to it by this ID. */
export const editFormId = 'pick-edits';

/** The card of the driver's list. */
export const listCardId = 'your-picks';

/** The look of a button that adds several items. */
export const addSeveralLook =
  'btn h-auto min-h-11 border-primary bg-base-100 px-3 py-1 text-primary hover:bg-primary hover:text-primary-content';

/** Edits the list: with JavaScript at once, otherwise by sending `name` and `value`. */
export const EditButton = ({
  onPress,
  returnsToList = false,
  name = 'edit',
  ...button
}: {
  onPress: () => void;
  /** Whether the page without JavaScript that follows begins at the list. */
  returnsToList?: boolean;
} & ComponentProps<'button'>) => (
  <button
    {...button}
    type="submit"
    form={editFormId}
    {...(returnsToList && { formAction: `#${listCardId}` })}
    name={name}
    onClick={(event) => {
      event.preventDefault();
      onPress();
    }}
  />
);
