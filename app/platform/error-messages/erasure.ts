import { serverCopy } from '~/app/copy/copy';
import type { EraseDriverError } from '~/app/services/erasure/erase-driver.server';
import type { ListChanged } from '~/app/services/roster/change-roster.server';
import type { DriverBeingErased } from '~/app/services/erasure/refuse-while-erasing.server';
import type { ErrorMessages } from './error-message';

export type ErasureError = Exclude<EraseDriverError, ListChanged> | DriverBeingErased;

export const erasureMessages = {
  'no-erasure-with-master-password': () => ({
    status: 403,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.erasure.notWithMasterPassword,
  }),
  'other-id-typed': () => ({
    status: 422,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.erasure.otherId,
  }),
  'erasure-running': ({ number }) => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.erasure.running(number),
  }),
  'driver-being-erased': () => ({
    status: 409,
    title: serverCopy.common.nothingWasChanged,
    text: serverCopy.erasure.tradesWait,
  }),
} satisfies Partial<ErrorMessages<ErasureError>>;
