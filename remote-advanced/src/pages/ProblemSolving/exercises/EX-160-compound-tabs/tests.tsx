import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Tab, TabList, TabPanel, Tabs } from './solution';

/** Shows tabs for these values; each panel has a field. */
function show(values = ['one', 'two', 'three'], selected = values[0] ?? '') {
  const tree = (shown: string[]) => (
    <Tabs defaultValue={selected}>
      <TabList label="Numbers">
        {shown.map((value) => (
          <Tab key={value} value={value}>
            Tab {value}
          </Tab>
        ))}
      </TabList>
      {shown.map((value) => (
        <TabPanel key={value} value={value}>
          <input aria-label={`Field ${value}`} />
        </TabPanel>
      ))}
    </Tabs>
  );
  const { rerender } = render(tree(values), { wrapper: StrictMode });
  return { update: (shown: string[]) => rerender(tree(shown)) };
}

function Outside({ children }: { children: ReactNode }) {
  return <div>{children}</div>;
}

function MyTab({ name }: { name: string }) {
  return (
    <span role="presentation">
      <Tab value={name}>{name}</Tab>
    </span>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selectedTabs = () => screen.getAllByRole('tab', { selected: true }).map((element) => element.textContent);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const shownFields = () => screen.queryAllByRole('textbox').map((element) => element.getAttribute('aria-label'));
const focused = () => document.activeElement?.textContent;

describe('roles', () => {
  test('are those of a named tab list, its tabs, and one visible panel', () => {
    show();
    expect(screen.getByRole('tablist', { name: 'Numbers' }).querySelectorAll('[role="tab"]').length).toBe(3);
    expect(screen.getAllByRole('tabpanel').length).toBe(1);
  });

  test('show which tab is selected, and that the others are not', () => {
    show(undefined, 'two');
    expect(screen.getAllByRole('tab').map((element) => element.getAttribute('aria-selected'))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(shownFields()).toEqual(['Field two']);
  });

  test.each([['one'], ['two words'], ['"quotes" & more'], ['']])('connect tab and panel with the value %j', (value) => {
    show([value, 'other']);
    const panel = screen.getByRole('tabpanel');
    const [first] = screen.getAllByRole('tab');
    expect(panel.id).not.toBe('');
    expect(first?.getAttribute('aria-controls')).toBe(panel.id);
    expect(first?.id).not.toBe('');
    expect(panel.getAttribute('aria-labelledby')).toBe(first?.id);
    expect(`${first?.id}${panel.id}`).not.toMatch(/\s/);
  });

  test('leave a form around the tabs alone', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    render(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Tabs defaultValue="a">
          <TabList label="Letters">
            <Tab value="a">A</Tab>
            <Tab value="b">B</Tab>
          </TabList>
          <TabPanel value="a">Panel A</TabPanel>
          <TabPanel value="b">Panel B</TabPanel>
        </Tabs>
      </form>,
    );
    await userEvent.click(tab('B'));
    expect(selectedTabs()).toEqual(['B']);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('selecting', () => {
  test('by a click shows the panel of the tab, and no other', async () => {
    show();
    await userEvent.click(tab('Tab three'));
    expect(selectedTabs()).toEqual(['Tab three']);
    expect(shownFields()).toEqual(['Field three']);
  });

  test('keeps what is in the other panels', async () => {
    show();
    await userEvent.type(field('Field one'), 'kept');
    await userEvent.click(tab('Tab two'));
    await userEvent.click(tab('Tab one'));
    expect(field('Field one').value).toBe('kept');
  });

  test('concerns one group of tabs, even with the same values', async () => {
    show();
    show();
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const [first] = screen.getAllByRole('tab', { name: 'Tab two' });
    if (first) await userEvent.click(first);
    expect(selectedTabs()).toEqual(['Tab two', 'Tab one']);
    expect(shownFields()).toEqual(['Field two', 'Field one']);
  });
});

describe('the keyboard', () => {
  test('finds the selected tab and no other', async () => {
    show(undefined, 'two');
    await userEvent.tab();
    expect(document.activeElement).toBe(tab('Tab two'));
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).not.toBe('tab');
  });

  test('can focus a panel to scroll it', () => {
    show(undefined, 'two');
    expect(screen.getByRole('tabpanel').tabIndex).toBe(0);
  });

  test.each([
    ['ArrowRight', 'one', 'Tab two'],
    ['ArrowRight', 'three', 'Tab one'],
    ['ArrowLeft', 'three', 'Tab two'],
    ['ArrowLeft', 'one', 'Tab three'],
    ['Home', 'three', 'Tab one'],
    ['End', 'one', 'Tab three'],
  ])('with %s on "%s" moves to "%s" and selects it', async (key, from, to) => {
    show(undefined, from);
    await userEvent.tab();
    await userEvent.keyboard(`{${key}}`);
    expect(focused()).toBe(to);
    expect(selectedTabs()).toEqual([to]);
    expect(shownFields()).toEqual([to.replace('Tab', 'Field')]);
  });

  test('moves on from the tab that is selected now', async () => {
    show();
    await userEvent.click(tab('Tab two'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('Tab two');
    expect(selectedTabs()).toEqual(['Tab two']);
  });

  test.each([
    ['ArrowRight', {}, true],
    ['ArrowLeft', {}, true],
    ['Home', {}, true],
    ['End', {}, true],
    ['ArrowDown', {}, false],
    ['a', {}, false],
    ['ArrowLeft', { altKey: true }, false],
    ['Home', { ctrlKey: true }, false],
    ['ArrowRight', { metaKey: true }, false],
    ['End', { shiftKey: true }, false],
  ])('with %s and %j: kept from the browser? %s', (key, held, isKept) => {
    show();
    tab('Tab one').focus();
    const event = createEvent.keyDown(tab('Tab one'), { key, ...held });
    fireEvent(tab('Tab one'), event);
    expect(event.defaultPrevented).toBe(isKept);
  });

  test.each([['Alt'], ['Control'], ['Meta'], ['Shift']])(
    'with %s held leaves the arrows to the browser',
    async (modifier) => {
      show(undefined, 'two');
      await userEvent.tab();
      await userEvent.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);
      expect(selectedTabs()).toEqual(['Tab two']);
    },
  );

  test('keeps the arrows in a panel for what is in it', async () => {
    show();
    await userEvent.type(field('Field one'), 'text{ArrowLeft}{Home}{ArrowRight}');
    expect(document.activeElement).toBe(field('Field one'));
    expect(selectedTabs()).toEqual(['Tab one']);
  });

  test('follows the order on the page after tabs were added and sorted', async () => {
    const { update } = show();
    update(['four', 'three', 'one', 'two']);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toBe('Tab three');
    await userEvent.keyboard('{Home}');
    expect(focused()).toBe('Tab four');
    await userEvent.keyboard('{End}');
    expect(selectedTabs()).toEqual(['Tab two']);
  });
});

describe('composition', () => {
  test('lets tabs and panels be in other elements and components', async () => {
    render(
      <Tabs defaultValue="a">
        <TabPanel value="b">Panel B</TabPanel>
        <Outside>
          <TabList label="Letters">
            <MyTab name="a" />
            {null}
            <MyTab name="b" />
          </TabList>
        </Outside>
        <Outside>
          <TabPanel value="a">Panel A</TabPanel>
        </Outside>
      </Tabs>,
    );
    await userEvent.click(tab('a'));
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toBe('b');
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel B');
  });

  test('lets tabs be in a panel of other tabs', async () => {
    render(
      <Tabs defaultValue="outer 1">
        <TabList label="Outer">
          <Tab value="outer 1">Outer 1</Tab>
          <Tab value="outer 2">Outer 2</Tab>
        </TabList>
        <TabPanel value="outer 1">
          <Tabs defaultValue="inner 1">
            <TabList label="Inner">
              <Tab value="inner 1">Inner 1</Tab>
              <Tab value="inner 2">Inner 2</Tab>
            </TabList>
            <TabPanel value="inner 1">Panel 1</TabPanel>
            <TabPanel value="inner 2">Panel 2</TabPanel>
          </Tabs>
        </TabPanel>
        <TabPanel value="outer 2">Panel</TabPanel>
      </Tabs>,
    );
    await userEvent.click(tab('Inner 1'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(selectedTabs()).toEqual(['Outer 1', 'Inner 2']);
    await userEvent.click(tab('Outer 1'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(selectedTabs()).toEqual(['Outer 1', 'Inner 2']);
  });

  describe('outside Tabs', () => {
    // React prints what a component throws.
    beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
    afterEach(() => void vi.restoreAllMocks());

    test.each([
      [
        'a Tab',
        <Tab key="tab" value="a">
          A
        </Tab>,
      ],
      [
        'a TabPanel',
        <TabPanel key="panel" value="a">
          A
        </TabPanel>,
      ],
    ])('%s throws an error that says so', (_what, element) => {
      expect(() => render(element)).toThrow('<Tabs>');
    });
  });
});
