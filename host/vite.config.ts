import { hostConfig } from '@site/tools/vite';

export default hostConfig(import.meta.dirname);
