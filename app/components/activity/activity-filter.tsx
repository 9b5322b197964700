import { Form } from '@remix-run/react';
import { SearchBox } from '~/app/components/forms/search-box';
import { Select } from '~/app/components/forms/select';
import { TextInput } from '~/app/components/forms/text-input';
import { Button, LinkButton } from '~/app/components/ui/button';
import { Icon } from '~/app/components/ui/icon';
import { adminCopy } from '~/app/copy/copy';
import { actions } from '~/domain/activity/actions';

interface ActivityFilterProps {
  readonly query: {
    readonly text?: string | undefined;
    readonly action?: string | undefined;
    readonly role?: string | undefined;
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
}

const getPeople = () => [
  { value: '', label: adminCopy.activity.everybody },
  { value: 'driver', label: adminCopy.common.drivers },
  { value: 'site-admin', label: adminCopy.activity.administrators },
  { value: 'company-admin', label: adminCopy.people.roles['company-admin'] },
  { value: 'dispatcher', label: adminCopy.activity.dispatchers },
  { value: 'steward', label: adminCopy.activity.stewards },
  { value: 'master', label: adminCopy.activity.masterAdministrator },
  { value: 'program', label: adminCopy.activity.programs },
  { value: 'system', label: adminCopy.activity.theSystem },
];
const getKinds = () => [
  { value: '', label: adminCopy.activity.allActions },
  ...actions.map((action) => ({ value: action, label: adminCopy.activity.actionNames[action] })),
];

const isNarrowed = ({ action, role, from, to }: ActivityFilterProps['query']): boolean =>
  [action, role, from, to].some(Boolean);

/** By whom, what and when. */
const Narrowing = ({ query }: ActivityFilterProps) => (
  <div className="grid grid-cols-2 items-end gap-3 pt-2 lg:grid-cols-4">
    <Select
      label={adminCopy.activity.who}
      name="role"
      options={getPeople()}
      defaultValue={query.role ?? ''}
    />
    <Select
      label={adminCopy.activity.action}
      name="action"
      options={getKinds()}
      defaultValue={query.action ?? ''}
    />
    <TextInput
      label={adminCopy.activity.from}
      name="from"
      type="date"
      defaultValue={query.from ?? ''}
    />
    <TextInput label={adminCopy.activity.to} name="to" type="date" defaultValue={query.to ?? ''} />
  </div>
);

/**
 * The search of the activity log, with a filter that unfolds. It is a plain GET form, so that the results have a
 * URL.
 */
export const ActivityFilter = ({ query }: ActivityFilterProps) => (
  <Form
    method="get"
    role="search"
    aria-label={adminCopy.activity.caption}
    className="flex flex-wrap items-start gap-2"
  >
    <SearchBox
      label={adminCopy.activity.searchActivity}
      placeholder={adminCopy.activity.searchHint}
      defaultValue={query.text ?? ''}
      className="min-w-0 flex-1 sm:max-w-80"
    />
    <Button variant="primary">{adminCopy.common.search}</Button>
    {(isNarrowed(query) || query.text) && (
      <LinkButton to="?" variant="ghost">
        {adminCopy.activity.reset}
      </LinkButton>
    )}
    <details open={isNarrowed(query)} className="open:w-full">
      <summary className="btn list-none border-base-300 bg-base-100 [&::-webkit-details-marker]:hidden">
        <Icon name="sliders-horizontal" className="size-4" />
        {adminCopy.activity.filter}
      </summary>
      <Narrowing query={query} />
    </details>
  </Form>
);
