import { createFakeStores } from '~/tests/support/fake-stores/fake-stores';
import { testStores } from './stores-contract';

testStores(async () => ({ stores: createFakeStores(), stop: async () => undefined }));
