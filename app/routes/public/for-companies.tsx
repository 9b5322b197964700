import { ForCompanies } from '~/app/components/landing/for-companies';
import { titlePage } from '~/app/components/shell/product';
import { copy } from '~/app/copy/copy';
import { publicLoader } from '~/app/platform/guards/guards.server';

export const meta = titlePage(() => copy.forCompanies.title);

export const loader = publicLoader(async () => null);

export default ForCompanies;
