import { useNavigation } from '@remix-run/react';

/** True while a form is being sent, of any button or of that one; going to another page sends nothing. */
export const useSending = (intent?: string): boolean => {
  const { formMethod, formData } = useNavigation();
  return formMethod === 'POST' && (intent === undefined || formData?.get('intent') === intent);
};
