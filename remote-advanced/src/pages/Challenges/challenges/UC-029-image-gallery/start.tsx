import type { GalleryProps } from './props';

export default function Gallery({ label, images }: GalleryProps) {
  return <ul className="thumbnails" aria-label={label} />;
}
