// The server alone, for a bundle that needs no checkout; see host/docker/Dockerfile.

import { Store } from '../release/store.ts';
import { startServer } from './start-server.ts';

await startServer(Store.open());
