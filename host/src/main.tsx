import '@site/sdk/styles/tokens.css';
import '@site/sdk/styles/base.css';
import '@site/sdk/styles/prose.css';
import { startSite } from './start.tsx';

await startSite();
