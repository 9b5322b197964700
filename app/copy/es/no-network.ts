/** Texts that only a driver's own phone loads. */
export { noNetwork } from './driver/no-network';
