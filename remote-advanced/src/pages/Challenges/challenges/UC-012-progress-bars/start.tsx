import type { UploadsProps } from './props';

export default function Uploads({ duration, limit }: UploadsProps) {
  return <button type="button">Add</button>;
}
