import { LifeBuoy } from 'lucide-react';
import { RequestAccess } from '~/app/components/registration/request-access';

/** Technical support of the site, and how a company asks for access. */
export const Support = ({ contactEmail }: { contactEmail: string }) => (
  <section
    aria-labelledby="support"
    className="flex flex-wrap items-center justify-between gap-4 rounded-box border border-base-300 bg-base-100 p-4 sm:p-5"
  >
    <div className="flex min-w-0 gap-3">
      <LifeBuoy className="mt-0.5 size-6 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0">
        <h2 id="support" className="font-bold">
          Technical Support
        </h2>
        {contactEmail ? (
          <p className="text-muted">
            Something not working?{' '}
            <a
              className="inline-flex min-h-6 items-center font-semibold break-all text-primary underline"
              href={`mailto:${contactEmail}`}
            >
              {contactEmail}
            </a>
          </p>
        ) : (
          <p className="text-muted">Something not working? Please ask your site administrator.</p>
        )}
      </div>
    </div>
    <RequestAccess />
  </section>
);
