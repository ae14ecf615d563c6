import type { ToolbarProps } from './props';

export default function Toolbar({ tools, delay }: ToolbarProps) {
  return (
    <div className="tools">
      {tools.map(({ name }) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}
