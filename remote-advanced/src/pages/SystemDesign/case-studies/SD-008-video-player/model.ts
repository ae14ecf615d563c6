export interface Video {
  id: string;
  title: string;
  /** In seconds; null for a live stream. */
  duration: number | null;
  poster: string;
  /** The manifest names the renditions and their segments. */
  manifest: { type: 'application/dash+xml' | 'application/vnd.apple.mpegurl'; url: string };
  tracks: TextTrackSource[];
  /** One image with a grid of frames, for the preview over the seek bar. */
  storyboard: { url: string; interval: number; columns: number; width: number; height: number } | null;
}

export interface TextTrackSource {
  kind: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
  language: string;
  label: string;
  url: string;
}

/** One quality, with its average bandwidth in bits a second. */
export interface Rendition {
  height: 240 | 360 | 480 | 720 | 1080 | 2160;
  bandwidth: number;
  codec: string;
}

/** What the media element reports, as one state. */
export type Playback =
  | { state: 'idle' }
  | { state: 'loading'; at: number }
  | { state: 'playing' | 'paused'; at: number; buffered: number }
  | { state: 'stalled'; at: number; since: number }
  | { state: 'ended' }
  | { state: 'failed'; at: number; reason: 'network' | 'decode' | 'rights' };

/** What the reader chose; kept for the next video. */
export interface PlayerPreferences {
  volume: number;
  isMuted: boolean;
  rate: number;
  captions: string | null;
  quality: 'auto' | Rendition['height'];
}
