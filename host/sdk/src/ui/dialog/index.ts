export { Dialog } from './Dialog.tsx';
export { useModal } from './use-modal.ts';
