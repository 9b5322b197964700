import { Form, type FormProps } from '@remix-run/react';
import { forwardRef } from 'react';
import { usePageKey } from '~/app/components/ui/use-page';

/** A form that changes something. It says whose page it stands on: somebody else may have signed in since. */
export const PostForm = forwardRef<HTMLFormElement, Omit<FormProps, 'method'>>(
  ({ children, ...props }, ref) => {
    const pageKey = usePageKey();
    return (
      // eslint-disable-next-line no-restricted-syntax -- the one place
      <Form {...props} ref={ref} method="post">
        {pageKey !== undefined && <input type="hidden" name="page" value={pageKey} />}
        {children}
      </Form>
    );
  },
);
PostForm.displayName = 'PostForm';
