// @vitest-environment node
import { checkSection } from '@site/sdk/testing';
import section from './section.ts';

checkSection(section);
