import { redirect } from '@remix-run/node';
import { messagesPath } from '~/app/components/address/page-paths';
import { driverLoader } from '~/app/platform/guards/guards.server';

/** The page's URL before there were other messages than emails. */
export const loader = driverLoader(async () => redirect(messagesPath, 301));
