import { sectionConfig } from '@site/tools/vite';
import { referencePlugin } from './build/reference-plugin.ts';

export default sectionConfig(import.meta.dirname, { plugins: [referencePlugin(import.meta.dirname)] });
