// The server alone, for a bundle that needs no checkout; see host/docker/Dockerfile.
import { startServer } from './start-server.ts';
import { Store } from './store.ts';

await startServer(Store.open());
