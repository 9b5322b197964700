import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useHydrated } from '~/app/components/ui/use-hydrated';
import { isUnanswered, noAnswer } from './no-answer';
import { NotFound, UnexpectedError } from './problem-pages';

/** Says what went wrong instead of showing a page. */
export const RouteProblem = () => {
  const error = useRouteError();
  const location = useLocation();
  // Read the browser's URL instead of the router's, because drafts are written to it without the router.
  const { pathname, search } = useHydrated() ? window.location : location;
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered(error) ? noAnswer : 500;
  return status === 404 ? (
    <NotFound />
  ) : (
    <UnexpectedError status={status} retryPath={`${pathname}${search}`} />
  );
};
