import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** Its emphasis: `primary` once per view, `quiet` beside others, `danger` for destructive actions. */
  tone?: 'plain' | 'primary' | 'quiet' | 'danger';
  /** Its work is under way: it stays where it is, keeps the focus, and does nothing. */
  busy?: boolean;
}

/** A button; of type `button` unless another type is given. */
export function Button({ tone = 'plain', busy = false, type = 'button', className, onClick, ...rest }: ButtonProps) {
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true, onClick: ignore } : { onClick };
  return <button {...rest} {...waiting} type={type} className={classNames(styles.button, styles[tone], className)} />;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}
