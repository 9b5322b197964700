import { defaultOrder, type RequestOrder } from '~/domain/registration/order-requests';

/** What the address of the Registration Requests tab says. */
export interface RequestsAddress {
  readonly order: RequestOrder;
  readonly page: number;
  /** Where the processed requests go on. */
  readonly before?: string | undefined;
}

const place = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z#REQ\d{4,8}$/;

export const readRequestsAddress = (query: URLSearchParams): RequestsAddress => {
  const before = query.get('before') ?? '';
  const key = query.get('sort') === 'company' ? 'company' : defaultOrder.key;
  const direction = query.get('dir') === 'asc' ? 'asc' : defaultOrder.direction;
  const page = Math.trunc(Number(query.get('page')));
  return {
    order: { key, direction },
    page: page >= 1 ? page : 1,
    ...(place.test(before) && { before }),
  };
};

/** The fields that are not as they are by default. */
export const requestsFields = ({ order, page, before }: RequestsAddress): [string, string][] => {
  const fields: [string, string, string][] = [
    ['sort', order.key, defaultOrder.key],
    ['dir', order.direction, defaultOrder.direction],
    ['page', String(page), '1'],
    ['before', before ?? '', ''],
  ];
  return fields.flatMap(([name, value, usual]) => (value === usual ? [] : [[name, value]]));
};

export const requestsHref = (address: RequestsAddress): string => {
  const fields = requestsFields(address);
  const path = '/admin/master/requests';
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields)}`;
};
