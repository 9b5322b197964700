import { startTestStore } from '~/tests/support/embedded-store';
import { testStores } from './stores-contract';

testStores(startTestStore);
