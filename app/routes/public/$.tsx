import { data } from '@remix-run/node';
import { NotFound } from '~/app/components/shell/problem-pages';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { publicAction, publicLoader } from '~/app/platform/guards/guards.server';

export const meta = titlePage(() => copy.shell.notFound);

export const loader = publicLoader(async () => data(null, { status: 404 }));
export const action = publicAction(async () => data(null, { status: 404 }));

export default NotFound;
