import { choiceField, combine, field, pathWith } from '~/app/components/address/codec';
import { defaultOrder, type RequestOrder } from '~/domain/registration/order-requests';

/** The state of the Registration Requests tab, which its URL stores. */
export interface RequestsAddress {
  readonly order: RequestOrder;
  readonly page: number;
  /** The cursor of the page of processed requests. */
  readonly before?: string | undefined;
}

const place = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z#REQ\d{4,8}$/;

const requests = combine<RequestsAddress>({
  order: combine<RequestOrder>({
    key: choiceField('sort', ['company', 'date'], defaultOrder.key),
    direction: choiceField('dir', ['asc', 'desc'], defaultOrder.direction),
  }),
  page: field('page', 1, (text) => Math.max(1, Math.trunc(Number(text)) || 1)),
  before: field<string | undefined>('before', undefined, (text) =>
    place.test(text) ? text : undefined,
  ),
});

export const readRequestsAddress = requests.read;

/** The query fields that differ from the defaults. */
export const requestsFields = requests.write;

export const requestsHref = (address: RequestsAddress): string =>
  pathWith('/admin/master/requests', requestsFields(address));

/** Opens the dialog that erases the applicant of a request. */
export const eraseHref = (address: RequestsAddress, requestId: string): string =>
  pathWith('/admin/master/requests', [...requestsFields(address), ['erase', requestId]]);
