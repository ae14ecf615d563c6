export { type Demo, DemoPanel, type DemoProps } from './DemoPanel.tsx';
