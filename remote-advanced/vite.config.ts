import { sectionConfig } from '@site/tools/vite';

export default sectionConfig(import.meta.dirname);
