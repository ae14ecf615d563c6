/** @jsxRuntime automatic */
interface SlotProps {
  /** The id of the kind whose behavior is mounted here. */
  behavior: string;
  /** What the behavior gets, as `data-*` attributes. */
  data?: Record<string, string>;
  as?: 'div' | 'span';
}

/** The element of a static card that the list mounts a behavior into. It is empty until then, and stays empty without scripts. */
export function Slot({ behavior, data = {}, as: Tag = 'div' }: SlotProps) {
  const attributes = Object.entries(data).map(([name, value]) => [`data-${name}`, value]);
  return <Tag data-behavior={behavior} {...Object.fromEntries(attributes)} />;
}
