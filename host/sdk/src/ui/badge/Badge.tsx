import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  tone?: 'plain' | 'accent' | 'good' | 'bad';
  children: ReactNode;
}

/** A word about the thing beside it: a state, a level. The word must be clear without the color. */
export function Badge({ tone = 'plain', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
