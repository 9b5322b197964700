import type { FormProps } from '@remix-run/react';
import type { ComponentProps, ComponentType, FormEvent } from 'react';
import { ErrorAlert } from '~/app/components/forms/error-alert';
import { TextArea } from '~/app/components/forms/text-area';
import { TextInput } from '~/app/components/forms/text-input';
import { useFocusFirstError } from '~/app/components/forms/use-focus-first-error';
import { Button } from '~/app/components/ui/button';
import { adminCopy } from '~/app/copy/copy';
import { exampleSiteCode } from '~/domain/registration/registration-request';
import { capitalize, makeControl, type Control } from './make-control';
import type { RequestRefusal, TypedRequest } from './request-answer';
import { SetUpFields } from './set-up-fields';

/** A field that people cannot see. If it is filled in, the request comes from a script. */
const Trap = () => (
  <div className="sr-only" aria-hidden="true">
    <label>
      {adminCopy.registration.website}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

const CompanyFields = ({ control }: { control: Control }) => (
  <fieldset className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
    <legend className="mb-2 font-bold">{adminCopy.registration.companyAndContact}</legend>
    <TextInput
      label={adminCopy.registration.companyName}
      autoComplete="organization"
      required
      className="sm:col-span-2"
      {...control('companyName')}
    />
    <TextInput
      label={adminCopy.registration.contactName}
      autoComplete="name"
      required
      className="sm:col-span-2"
      {...control('contactName')}
    />
    <TextInput
      label={adminCopy.registration.email}
      type="email"
      autoComplete="email"
      spellCheck={false}
      required
      {...control('contactEmail')}
    />
    <TextInput
      label={adminCopy.registration.phone}
      type="tel"
      autoComplete="tel"
      required
      {...control('contactPhone')}
    />
  </fieldset>
);

const SiteFields = ({ control }: { control: Control }) => (
  <fieldset className="grid gap-x-4 gap-y-4 sm:grid-cols-3">
    <legend className="mb-2 font-bold">{adminCopy.registration.firstSite}</legend>
    <TextInput
      label={adminCopy.common.siteCode}
      hint={adminCopy.registration.siteCodeHint(exampleSiteCode)}
      autoCapitalize="characters"
      spellCheck={false}
      required
      onInput={capitalize}
      inputClassName="uppercase tabular-nums"
      {...control('siteCode')}
    />
    <TextInput
      label={adminCopy.common.siteName}
      required
      className="sm:col-span-2"
      {...control('siteName')}
    />
    <TextInput
      label={adminCopy.common.siteAddress}
      autoComplete="street-address"
      required
      className="sm:col-span-3"
      {...control('siteAddress')}
    />
  </fieldset>
);

/** The fields of "Request System Access", on the form's page and in the dialog. */
export const RequestForm = ({
  Form,
  stamp,
  zones,
  typed,
  refusal,
  busy,
  onTyped,
}: {
  /** The router's form or a fetcher's. */
  Form: ComponentType<FormProps>;
  stamp: string;
  zones: ComponentProps<typeof SetUpFields>['zones'];
  typed: TypedRequest;
  refusal: RequestRefusal | undefined;
  busy: boolean;
  onTyped?: (field: string, text: string) => void;
}) => {
  const form = useFocusFirstError<HTMLDivElement>(refusal);
  const control = makeControl(typed, refusal);
  return (
    // eslint-disable-next-line no-restricted-syntax -- a public page has no page key
    <Form
      method="post"
      action="/request-access"
      noValidate
      preventScrollReset
      className="flex flex-col gap-5"
      {...(onTyped && {
        onChange: ({ target }: FormEvent) => {
          const { name, value } = target as HTMLInputElement;
          onTyped(name, value);
        },
      })}
    >
      <div ref={form} className="flex flex-col gap-5">
        <p className="text-muted">{adminCopy.registration.intro}</p>
        <ErrorAlert error={refusal?.error} />
        <input type="hidden" name="stamp" value={stamp} />
        <Trap />
        <CompanyFields control={control} />
        <SiteFields control={control} />
        <TextArea label={adminCopy.registration.notes} {...control('notes')} />
        <SetUpFields control={control} zones={zones} />
      </div>
      <Button variant="primary" size="lg" busy={busy} busyText={adminCopy.registration.submitting}>
        {adminCopy.registration.submitRequest}
      </Button>
    </Form>
  );
};
