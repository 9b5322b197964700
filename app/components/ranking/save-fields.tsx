/** Sends name-value pairs with a form. */
export const HiddenFields = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
  <>
    {pairs.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);

/** Fields outside the save bar belong to its form by this ID. */
export const saveFormId = 'save-list';
