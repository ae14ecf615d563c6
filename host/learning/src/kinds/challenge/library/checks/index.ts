export { check } from './check.ts';
export { generalChecks, type States } from './general-checks.ts';
export { isDisabled } from './is-disabled.ts';
export { advance, type Mounted, mount } from './mount.ts';
export { namesOf } from './names-of.ts';
export { isOnScreen, textOnScreen } from './on-screen.ts';
