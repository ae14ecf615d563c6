import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode, useRef, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { useOutsidePress } from './solution';

type OnOutside = Parameters<typeof useOutsidePress>[1];

interface MenuProps {
  onOutside: OnOutside;
  isActive?: boolean;
  hasPanel?: boolean;
  children?: ReactNode;
}

/** A button with a panel. What else is in the document is outside. */
function Menu({ onOutside, isActive, hasPanel = true, children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  useOutsidePress([button, popup], (event) => onOutside(event), isActive);

  return (
    <>
      <button ref={button} type="button">
        Menu
      </button>
      <p>Outside</p>
      {hasPanel && (
        <div ref={popup}>
          <span>Item</span>
          {children}
        </div>
      )}
    </>
  );
}

function Everywhere({ onOutside }: MenuProps) {
  useOutsidePress([], onOutside);
  return <p>Outside</p>;
}

/** A panel that opens when a press on a button begins. The button is outside of it. */
function Opener({ onOutside }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useOutsidePress([panel], onOutside, isOpen);

  return (
    <>
      <button type="button" onPointerDown={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <div ref={panel}>Panel</div>}
    </>
  );
}

/** Shows a menu; `update` gives it other props. */
function show(props: Partial<MenuProps> = {}) {
  const onOutside = vi.fn<OnOutside>();
  const menu = (changed: Partial<MenuProps> = {}) => <Menu onOutside={onOutside} {...props} {...changed} />;
  const { rerender, unmount } = render(menu(), { wrapper: StrictMode });
  return { onOutside, unmount, update: (changed: Partial<MenuProps>) => rerender(menu(changed)) };
}

const element = (text: string) => screen.getByText(text);
const down = (text: string) => fireEvent.pointerDown(element(text));
const up = (text: string) => fireEvent.pointerUp(element(text));
const press = (text: string) => userEvent.click(element(text));

describe('a press', () => {
  test('outside is reported once, with its event', async () => {
    const { onOutside } = show();
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
    expect(onOutside.mock.calls[0]?.[0].target).toBe(element('Outside'));
  });

  test('is reported when it ends, not when it begins', () => {
    const { onOutside } = show();
    down('Outside');
    expect(onOutside).not.toHaveBeenCalled();
    up('Outside');
    expect(onOutside.mock.calls.map(([{ type }]) => type)).toEqual(['pointerup']);
  });

  test.each([['Menu'], ['Item']])('on %s is inside', async (text) => {
    const { onOutside } = show();
    await press(text);
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('that begins inside and ends outside is not reported, and the next one is', async () => {
    const { onOutside } = show();
    down('Item');
    up('Outside');
    expect(onOutside).not.toHaveBeenCalled();
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('that begins outside and ends inside is not reported', () => {
    const { onOutside } = show();
    down('Outside');
    up('Menu');
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('that begins on one of the elements and ends on another is inside', () => {
    const { onOutside } = show();
    down('Menu');
    up('Item');
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('that the browser cancels is not reported', () => {
    const { onOutside } = show();
    down('Outside');
    fireEvent.pointerCancel(element('Outside'));
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('outside is reported each time', async () => {
    const { onOutside } = show();
    await press('Outside');
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(2);
  });

  test('is reported although a handler stops its events', () => {
    const { onOutside } = show();
    const outside = element('Outside');
    for (const type of ['pointerdown', 'pointerup', 'click'])
      outside.addEventListener(type, (event) => event.stopPropagation());
    down('Outside');
    up('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('on something that its handler removes from the panel is inside', () => {
    const { onOutside } = show({ children: <b>Remove</b> });
    const item = element('Remove');
    item.addEventListener('pointerdown', () => item.remove());
    fireEvent.pointerDown(item);
    up('Outside');
    expect(onOutside).not.toHaveBeenCalled();
  });
});

describe('Escape', () => {
  test('is reported once, with its event, wherever the focus is', async () => {
    const { onOutside } = show();
    await userEvent.keyboard('{Escape}');
    expect(onOutside.mock.calls.map(([event]) => (event as KeyboardEvent).key)).toEqual(['Escape']);
    element('Menu').focus();
    await userEvent.keyboard('{Escape}');
    expect(onOutside).toHaveBeenCalledTimes(2);
  });

  test('is the only key', async () => {
    const { onOutside } = show();
    await userEvent.keyboard('a{Enter}{Tab}');
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('belongs to a handler that has prevented its default', () => {
    const { onOutside } = show();
    element('Item').addEventListener('keydown', (event) => event.preventDefault());
    fireEvent.keyDown(element('Item'), { key: 'Escape' });
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('belongs to the input method while it composes', () => {
    const { onOutside } = show();
    const event = createEvent.keyDown(element('Item'), { key: 'Escape', isComposing: true });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(element('Item'), event);
    expect(onOutside).not.toHaveBeenCalled();
  });
});

describe('what is inside', () => {
  test('may come later', async () => {
    const { onOutside, update } = show({ hasPanel: false });
    update({ hasPanel: true });
    await press('Item');
    expect(onOutside).not.toHaveBeenCalled();
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('may be missing', async () => {
    const { onOutside } = show({ hasPanel: false });
    await press('Menu');
    expect(onOutside).not.toHaveBeenCalled();
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('may be nothing', async () => {
    const onOutside = vi.fn();
    render(<Everywhere onOutside={onOutside} />);
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('is remembered when the component renders during the press', () => {
    const { onOutside, update } = show();
    down('Item');
    update({});
    up('Outside');
    expect(onOutside).not.toHaveBeenCalled();
    down('Outside');
    update({});
    up('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });
});

describe('the function', () => {
  test('is that of the latest render', async () => {
    const { onOutside, update } = show();
    const later = vi.fn();
    update({ onOutside: later });
    await press('Outside');
    await userEvent.keyboard('{Escape}');
    expect(later).toHaveBeenCalledTimes(2);
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('is not called while the hook is not active', async () => {
    const { onOutside, update } = show({ isActive: false });
    await press('Outside');
    await userEvent.keyboard('{Escape}');
    expect(onOutside).not.toHaveBeenCalled();
    update({ isActive: true });
    await press('Outside');
    expect(onOutside).toHaveBeenCalledTimes(1);
    update({ isActive: false });
    await press('Outside');
    await userEvent.keyboard('{Escape}');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('is not called for the press that has made the hook active', async () => {
    const onOutside = vi.fn();
    render(<Opener onOutside={onOutside} />);
    await press('Open');
    element('Panel');
    expect(onOutside).not.toHaveBeenCalled();
    await press('Open');
    expect(onOutside).toHaveBeenCalledTimes(1);
  });

  test('is not called for a press that began before a pause', () => {
    const { onOutside, update } = show();
    down('Outside');
    update({ isActive: false });
    update({ isActive: true });
    up('Outside');
    expect(onOutside).not.toHaveBeenCalled();
  });

  test('is not called when the component has unmounted', async () => {
    const { onOutside, unmount } = show();
    unmount();
    await userEvent.click(document.body);
    await userEvent.keyboard('{Escape}');
    expect(onOutside).not.toHaveBeenCalled();
  });
});
