import type { Condition, Item } from '~/app/store/dynamo/db';
import { readKnownItem } from '~/app/store/dynamo/read-item';
import type { Step } from '~/app/store/dynamo/transact.server';
import { codeKey } from '~/app/store/table/installation-keys';
import { emailedLinkKey } from '~/app/store/table/keys';
import { timeToLiveAttribute } from '~/app/store/table/table';
import { oneTimeCodeSchema, type OneTimeCode } from '~/domain/access/one-time-code';
import { toEpochMs } from '~/domain/time/instant';

/** The time that a link stays stored after it has expired, so that its page can say that it expired. */
const keptSeconds = 30 * 24 * 60 * 60;

const expiry = ({ validUntil }: OneTimeCode) => ({
  [timeToLiveAttribute]: Math.ceil(toEpochMs(validUntil) / 1000) + keptSeconds,
});

export const toCodeItem = (code: OneTimeCode): Item => ({
  ...codeKey(code.hash),
  type: 'code',
  ...code,
  ...expiry(code),
});

/** Stores a new link, and at its site what leads to it. */
export const newCodeSteps = (code: OneTimeCode): readonly Step<never>[] => [
  { put: toCodeItem(code) },
  {
    put: {
      ...emailedLinkKey(code, code.hash),
      type: 'emailed-link',
      hash: code.hash,
      ...expiry(code),
    },
  },
];

/** Null for a kind that only a newer version knows; its link then opens nothing. */
export const fromCodeItem = (item: Record<string, unknown>): OneTimeCode | null =>
  readKnownItem('code', oneTimeCodeSchema, item);

export const isUnused: Condition = {
  expression: 'attribute_type(#used, :null)',
  names: { '#used': 'usedAt' },
  values: { ':null': 'NULL' },
};
