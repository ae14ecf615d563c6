import type { ThreadProps } from './props';

export default function Thread({ label, comments, onAdd }: ThreadProps) {
  return <ul aria-label={label} />;
}
