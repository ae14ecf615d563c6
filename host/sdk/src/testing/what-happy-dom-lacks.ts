import 'fake-indexeddb/auto';
import elements from 'happy-dom/lib/config/HTMLElementConfig.js';

Object.assign(elements, { search: elements.section });
