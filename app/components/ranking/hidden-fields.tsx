/** Carries what a form does not ask for. */
export const HiddenFields = ({ pairs }: { pairs: readonly (readonly [string, string])[] }) => (
  <>
    {pairs.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);
