import type { CodeStore } from '~/app/ports/access';
import { toActivityItem } from '~/app/store/activity/activity-item';
import type { Db } from '~/app/store/dynamo/db';
import { getItem } from '~/app/store/dynamo/read-items.server';
import { transact } from '~/app/store/dynamo/transact.server';
import { toOutboxItem } from '~/app/store/mail/outbox-item';
import { codeKey } from '~/app/store/table/installation-keys';
import { fail, ok } from '~/domain/shared/result';
import { fromCodeItem, isUnused, newCodeSteps, toCodeItem } from './code-item';
import { saveAdminSteps } from './save-admin-steps';

export const createCodeStore = (db: Db): CodeStore => ({
  read: async (hash) => {
    const item = await getItem(db, codeKey(hash));
    return item ? fromCodeItem(item) : null;
  },
  issue: async (code, mail, entry) => {
    await transact(db, [
      ...newCodeSteps(code),
      { put: toOutboxItem(mail) },
      { put: toActivityItem(code, entry) },
    ]);
  },
  replace: async (scope, code, credential, mail, entry) => {
    const refused = await transact(db, [
      ...saveAdminSteps(scope, credential),
      ...newCodeSteps(code),
      { put: toOutboxItem(mail) },
      { put: toActivityItem(scope, entry) },
    ]);
    return refused.length === 0;
  },
  redeem: async (code, usedAt, credential, entry, mail) => {
    const read = code.kind === 'activation' ? { ...credential, passwordHash: null } : credential;
    const [refused] = await transact<'code-used' | 'credential-changed'>(db, [
      { put: toCodeItem({ ...code, usedAt }), if: isUnused, refused: 'code-used' },
      ...saveAdminSteps(code, { read, next: credential }),
      { put: toActivityItem(code, entry) },
      ...(mail ? [{ put: toOutboxItem(mail) }] : []),
    ]);
    return refused ? fail({ code: refused }) : ok(null);
  },
});
