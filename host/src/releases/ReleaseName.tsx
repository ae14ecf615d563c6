import { Badge } from '@site/sdk/ui/badge';
import styles from './Releases.module.css';

interface ReleaseNameProps {
  title: string;
  action: string;
  isLive: boolean;
}

/** The section that was released, with what is special about the release: that it is live, or went back. */
export function ReleaseName({ title, action, isLive }: ReleaseNameProps) {
  return (
    <span className={styles.name}>
      {title} {isLive && <Badge tone="good">Live</Badge>} {action === 'rollback' && <Badge>Rollback</Badge>}
    </span>
  );
}
