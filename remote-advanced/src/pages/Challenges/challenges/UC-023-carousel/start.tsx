import type { CarouselProps } from './props';

export default function Carousel({ label, slides }: CarouselProps) {
  return <section>To do</section>;
}
