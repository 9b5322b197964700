import { choiceField, searchField } from '~/app/components/address/codec';
import { loadDriverChoices, loadJobChoices } from '~/app/platform/forms/resolve-choices.server';
import { stewardLoader } from '~/app/platform/guards/guards.server';
import { showChoice, suggestChoices } from '~/domain/site/choices';

const listField = choiceField('of', ['drivers', 'jobs'], 'drivers');

/** What a field suggests while somebody types into it. */
export const loader = stewardLoader(async ({ request, deps, access }) => {
  const query = new URL(request.url).searchParams;
  const load = listField.read(query) === 'jobs' ? loadJobChoices : loadDriverChoices;
  const choices = await load({ deps, access });
  return Response.json(suggestChoices(choices, searchField.read(query)).map(showChoice));
});
