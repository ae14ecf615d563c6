import type { ConfirmProps } from './props';

export default function Confirm({ opener, title, text, onConfirm }: ConfirmProps) {
  return <button type="button">{opener}</button>;
}
