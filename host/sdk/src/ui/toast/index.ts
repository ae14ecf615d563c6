export { Toast, type ToastNote } from './Toast.tsx';
