export { useAddressState } from './use-address-state.ts';
