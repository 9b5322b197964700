import { Link } from '@remix-run/react';
import { Alert } from '~/app/components/ui/alert';
import { counted } from '~/domain/shared/counted';

/** On the dashboard: drivers wait for an answer. */
export const OpenClaimsNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <Alert kind="warning" title={`${counted(count, 'claim')} open`}>
      <Link to="/admin/dispute-resolution" className="font-semibold underline">
        Answer in Dispute Resolution
      </Link>
    </Alert>
  );
