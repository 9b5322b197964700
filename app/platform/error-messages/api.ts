import { serverCopy } from '~/app/copy/copy';
import type { OnceRefusal } from '~/app/services/api/answer-once.server';
import type { AskedAwardRefusal } from '~/app/services/api/find-asked-award.server';
import type { CursorRefusal } from '~/app/services/api/read-roster-page.server';
import type { TooManyRemoved } from '~/app/services/roster/import-rows.server';
import type { TokenRefusal } from '~/app/services/api/check-token.server';
import type { ApiScope } from '~/domain/api/limits';
import type { ErrorMessage, ErrorMessages } from './error-message';

/** Something that is missing, unknown or has a wrong value. */
export interface WrongField {
  readonly field: string;
  /** The row that has it, counted from 1 as in imports; undefined outside of lists. */
  readonly line?: number;
}

/** Faults of a program's request that are found before any service is called. */
type RequestRefusal =
  | { readonly code: 'scope-missing'; readonly scope: ApiScope }
  | { readonly code: 'no-such-path' }
  | { readonly code: 'method-not-allowed' }
  | { readonly code: 'body-broken' }
  | { readonly code: 'body-too-large'; readonly limitMb: number }
  | { readonly code: 'not-json' }
  | { readonly code: 'wrong-fields'; readonly fields: readonly WrongField[] };

export type ApiError =
  | RequestRefusal
  | TokenRefusal
  | CursorRefusal
  | OnceRefusal
  | AskedAwardRefusal
  | TooManyRemoved;

type Status = ErrorMessage['status'] & keyof typeof serverCopy.api.statuses;

const refused = (status: Status, text: string): ErrorMessage => ({
  status,
  title: serverCopy.api.statuses[status],
  text,
});

/** The most fields that `text` names. */
const fewFields = 10;

const nameField = ({ field, line }: WrongField): string =>
  line === undefined ? field : serverCopy.importErrors.atLine(line, field);

export const apiMessages = {
  'wrong-token': () => refused(401, serverCopy.api.noToken),
  'site-not-active': () => refused(403, serverCopy.api.siteNotActive),
  'scope-missing': ({ scope }) => refused(403, serverCopy.api.scopeMissing(scope)),
  'no-such-path': () => refused(404, serverCopy.api.noSuchPath),
  'nothing-published': () => refused(404, serverCopy.common.notPublishedYet),
  'award-withdrawn': ({ version }) => refused(409, serverCopy.api.awardWithdrawn(version)),
  'method-not-allowed': () => refused(405, serverCopy.api.methodNotAllowed),
  'key-of-other-request': () => refused(409, serverCopy.api.keyOfOtherRequest),
  'request-running': () => refused(409, serverCopy.api.requestRunning),
  'too-many-removed': ({ removed, most }) =>
    refused(409, serverCopy.api.tooManyRemoved(removed, most)),
  'body-broken': () => refused(400, serverCopy.api.bodyBroken),
  'body-too-large': ({ limitMb }) => refused(413, serverCopy.api.bodyTooLarge(limitMb)),
  'not-json': () => refused(415, serverCopy.api.notJson),
  'cursor-of-other-list': () => refused(422, serverCopy.api.cursorOfOtherList),
  'wrong-fields': ({ fields }) => ({
    ...refused(422, serverCopy.api.wrongFields(fields.slice(0, fewFields).map(nameField))),
    details: fields.map(nameField),
  }),
} satisfies Partial<ErrorMessages<ApiError>>;
