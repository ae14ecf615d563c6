import '@site/sdk/styles/tokens.css';
import '@site/sdk/styles/base.css';
import '@site/sdk/styles/prose.css';
import { startSite } from './start.tsx';

// In a task of its own: the scripts have just been evaluated, and the browser may have something to show or to answer.
await new Promise((resolve) => setTimeout(resolve));
await startSite();
