import { useNavigation } from '@remix-run/react';

/**
 * True while a form is being sent: of any button, of that one, or of that one and the row that its fields
 * name. Going to another page sends nothing.
 */
export const useSending = (
  intent?: string,
  fields: Readonly<Record<string, string>> = {},
): boolean => {
  const { formMethod, formData } = useNavigation();
  const wanted = { ...(intent !== undefined && { intent }), ...fields };
  return (
    formMethod === 'POST' &&
    Object.entries(wanted).every(([name, value]) => formData?.get(name) === value)
  );
};
