import { Skeleton } from '@site/sdk/ui/skeleton';

export default function SkeletonExample() {
  return <Skeleton label="Loading the users…" lines={4} />;
}
