import { useNavigation } from '@remix-run/react';

/**
 * True while a form is being submitted. `intent` limits this to one button, `fields` to the row that they identify.
 * Navigation without a form does not count.
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
