export interface Picture {
  src: string;
  /** What it shows. */
  alt: string;
}

export interface GalleryProps {
  /** The name of the list and of the dialog. */
  label: string;
  /** One at least. */
  images: Picture[];
}

/** A landscape, as the address of an image. */
function landscape(sky: string, sun: string, hill: string, ground: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="${sky}"/>
    <circle cx="560" cy="190" r="80" fill="${sun}"/>
    <path d="M0 420 L220 180 L400 400 L560 260 L800 460 V600 H0 Z" fill="${hill}"/>
    <path d="M0 470 Q400 380 800 490 V600 H0 Z" fill="${ground}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

export const props: GalleryProps = {
  label: 'Mountains',
  images: [
    { src: landscape('#f7c59f', '#fff3d6', '#7d5a7b', '#43334f'), alt: 'Mountains at sunrise' },
    { src: landscape('#9ed2f6', '#fffbe0', '#5f8f6b', '#2f6b4f'), alt: 'Mountains at noon' },
    { src: landscape('#f08a5d', '#ffe08a', '#8a3b4a', '#4a1f36'), alt: 'Mountains at sunset' },
    { src: landscape('#16213e', '#f5f3ce', '#2b3a67', '#0f172a'), alt: 'Mountains at night' },
  ],
};
