import type { EditorProps } from './props';

export default function Editor({ label, value, limit, onChange }: EditorProps) {
  return (
    <label>
      {label} <textarea defaultValue={value} />
    </label>
  );
}
