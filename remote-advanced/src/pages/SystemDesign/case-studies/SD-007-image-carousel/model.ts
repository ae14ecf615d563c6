export interface Slide {
  id: string;
  /** Empty for decoration only. */
  alt: string;
  caption?: string;
  /** The intrinsic size, from which the box gets its ratio. */
  width: number;
  height: number;
  sources: { type: 'image/avif' | 'image/webp' | 'image/jpeg'; srcset: string }[];
  fallback: string;
}

/** The public interface of the component: what a team has to know to use it. */
export interface CarouselProps {
  /** The accessible name: what the slides have in common. */
  label: string;
  slides: readonly Slide[];
  /** Uncontrolled by default; with `index` the parent decides. */
  index?: number;
  onIndexChange?: (index: number) => void;
  /** How many are visible at a time, by container width. */
  perView?: 1 | 2 | 3;
  /** Whether the first image may be the largest of the page. */
  isAboveTheFold?: boolean;
}

/** Derived from the scroll position; never stored beside it. */
export interface CarouselView {
  index: number;
  isFirst: boolean;
  isLast: boolean;
}
