import '@site/sdk/styles/site.css';
import { startSite } from './start.tsx';

// In a task of its own: the scripts have just been evaluated, and the browser may have something to show or to answer.
await new Promise((resolve) => setTimeout(resolve));
await startSite();
