import { Badge } from '@site/sdk/ui/badge';

export default function BadgeTones() {
  return (
    <p>
      <Badge>draft</Badge> <Badge tone="accent">new</Badge> <Badge tone="good">passed</Badge>{' '}
      <Badge tone="bad">failed</Badge>
    </p>
  );
}
