import { redirect } from '@remix-run/node';
import { driverLoader } from '~/app/platform/guards/guards.server';

/** The page's URL before there were other messages than emails. */
export const loader = driverLoader(async () => redirect('/driver-preferences/messages', 301));
