import type { CodeInputProps } from './props';

export default function CodeInput({ length, onComplete }: CodeInputProps) {
  return <div className="code">To do</div>;
}
