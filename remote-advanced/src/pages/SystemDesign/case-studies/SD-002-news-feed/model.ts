export type PostId = string & { readonly brand: 'PostId' };
export type PersonId = string & { readonly brand: 'PersonId' };

export interface Post {
  id: PostId;
  author: PersonId;
  text: string;
  media: Media[];
  createdAt: string;
  likes: { count: number; isMine: boolean };
  comments: number;
}

/** Width and height come with the post, so that its box has its size before the file arrives. */
export interface Media {
  kind: 'image' | 'video';
  width: number;
  height: number;
  alt: string;
  sources: { type: string; url: string; width: number }[];
  /** A color for the box until then. */
  average: string;
}

/** Each entity once; the feed holds ids. A like in one place is a like everywhere. */
export interface FeedStore {
  posts: Map<PostId, Post>;
  people: Map<PersonId, { name: string; avatar: string }>;
  feed: { ids: PostId[]; next: string | null; status: 'idle' | 'loading' | 'failed' };
  /** How many new posts are announced; they are fetched when the reader asks for them. */
  waiting: number;
}

/** A change that the reader already sees, and the server does not have yet. */
export type QueuedAction =
  | { id: string; type: 'like'; post: PostId; isOn: boolean; attempts: number }
  | { id: string; type: 'hide'; post: PostId; attempts: number };
