import type { ToastProps } from './props';

export default function Toasts({ duration, limit }: ToastProps) {
  return <button type="button">Save</button>;
}
