import { Form, type FormProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { usePageKey } from '~/app/components/ui/use-page';

/** A form that changes data. It sends the page key, because another user may have signed in since the page loaded. */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, 'method'>>(
  ({ children, ...props }, ref) => {
    const pageKey = usePageKey();
    return (
      // eslint-disable-next-line no-restricted-syntax -- this is the form that the rule asks for
      <Form {...props} ref={ref} method="post">
        {pageKey !== undefined && <input type="hidden" name="page" value={pageKey} />}
        {children}
      </Form>
    );
  },
);
PostForm.displayName = 'PostForm';
