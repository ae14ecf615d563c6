export { onNavigation, tellNavigation } from './navigation.ts';
export { useAddressState } from './use-address-state.ts';
