import { textField } from '~/app/components/address/codec';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { describeTypedDriver } from './enter-lists/describe-typed-driver.server';

const typedField = textField('typed', 200);

/** What the page for lists from paper asks while a driver's number is typed. */
export const loader = stewardLoader(async ({ request, deps, access }) => {
  const typed = typedField.read(new URL(request.url).searchParams);
  return Response.json(await describeTypedDriver({ deps, access, typed }));
});
