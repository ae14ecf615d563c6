import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FieldErrors, InviteForm, type Values } from './solution';

/** Runs a change, and waits until the promises that follow from it are settled. */
const settle = (change: () => void) =>
  act(async () => {
    change();
    await new Promise((resolve) => setTimeout(resolve));
  });

// React has one scope for all Actions that overlap: one that never ends would delay those of the next test.
const openRequests: (() => void)[] = [];
afterEach(() =>
  settle(() => {
    for (const close of openRequests.splice(0)) close();
  }),
);

/** A server whose answers the test gives. */
function makeServer() {
  const requests: { resolve: (errors: FieldErrors) => void; reject: (reason: Error) => void }[] = [];
  const invite = vi.fn(
    (_values: Values) =>
      new Promise<FieldErrors>((resolve, reject) => {
        requests.push({ resolve, reject });
        openRequests.push(() => resolve({}));
      }),
  );
  return {
    invite,
    /** Answers the latest request. */
    answer: (errors: FieldErrors) => settle(() => requests.at(-1)?.resolve(errors)),
    fail: () => settle(() => requests.at(-1)?.reject(new Error('no answer'))),
  };
}

function show() {
  const server = makeServer();
  render(<InviteForm invite={server.invite} />, { wrapper: StrictMode });
  return server;
}

const field = (name: 'Name' | 'Email') => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => [field('Name').value, field('Email').value];
const invalid = () => [field('Name'), field('Email')].map((input) => input.getAttribute('aria-invalid') === 'true');
const inviteButton = () => screen.getByRole('button', { name: 'Invite' });
const pendingButton = () => screen.queryByRole('button', { name: 'Sending…' });
const status = () => screen.queryByRole('status')?.textContent ?? '';
const alert = () => screen.queryByRole('alert')?.textContent ?? '';
const described = (description: string) => screen.queryByRole('textbox', { description });

async function fill(name: string, email: string) {
  for (const [input, text] of [
    [field('Name'), name],
    [field('Email'), email],
  ] as const) {
    await userEvent.clear(input);
    if (text) await userEvent.type(input, text);
  }
}
async function send(name: string, email: string) {
  await fill(name, email);
  await userEvent.click(inviteButton());
}

describe('the form', () => {
  test('is empty and without messages at first', () => {
    const { invite } = show();
    expect(values()).toEqual(['', '']);
    expect(invalid()).toEqual([false, false]);
    expect([status(), alert()]).toEqual(['', '']);
    expect(invite).not.toHaveBeenCalled();
  });

  test('sends what is in its fields, as it is', async () => {
    const { invite } = show();
    await send(' Ada L', 'ada@example.org');
    expect(invite.mock.calls).toEqual([[{ name: ' Ada L', email: 'ada@example.org' }]]);
  });

  test('sends empty fields, too', async () => {
    const { invite } = show();
    await send('', '');
    expect(invite.mock.calls).toEqual([[{ name: '', email: '' }]]);
  });

  test('is sent with Enter', async () => {
    const { invite } = show();
    await fill('Ada', 'ada@example.org');
    await userEvent.type(field('Email'), '{Enter}');
    expect(invite).toHaveBeenCalledTimes(1);
  });

  test('is sent by the function of the latest render', async () => {
    const [first, second] = [makeServer(), makeServer()];
    const { rerender } = render(<InviteForm invite={first.invite} />);
    rerender(<InviteForm invite={second.invite} />);
    await send('Ada', 'ada@example.org');
    expect(first.invite).not.toHaveBeenCalled();
    expect(second.invite).toHaveBeenCalledTimes(1);
  });
});

describe('while it is being sent', () => {
  test('the button shows it and the text stays', async () => {
    const { answer } = show();
    expect(pendingButton()).toBeNull();
    await send('Ada', 'ada@example.org');
    expect(pendingButton()).not.toBeNull();
    expect(values()).toEqual(['Ada', 'ada@example.org']);
    await answer({});
    expect(pendingButton()).toBeNull();
  });

  test('it is not sent again', async () => {
    const { invite, answer } = show();
    await send('Ada', 'ada@example.org');
    await userEvent.click(pendingButton() as HTMLElement);
    await userEvent.type(field('Name'), '{Enter}');
    await answer({});
    expect(invite).toHaveBeenCalledTimes(1);
    expect(status()).toBe('Invited Ada');
  });

  test('its fields cannot be changed, and they can be afterwards', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await userEvent.type(field('Name'), 'x');
    expect(values()).toEqual(['Ada', 'ada@example.org']);
    await answer({ name: 'Too short' });
    await userEvent.type(field('Name'), 'x');
    expect(values()).toEqual(['Adax', 'ada@example.org']);
  });
});

describe('an objection', () => {
  test('is the description of its field, and of no other', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({ email: 'Is a member already' });
    expect(described('Is a member already')).toBe(field('Email'));
    expect(invalid()).toEqual([false, true]);
    expect([status(), alert()]).toEqual(['', '']);
  });

  test('leaves the text in the fields', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({ email: 'Is a member already' });
    expect(values()).toEqual(['Ada', 'ada@example.org']);
    await send('Adam', 'ada@example.org');
    await answer({ name: 'Is unknown', email: 'Is a member already' });
    expect(values()).toEqual(['Adam', 'ada@example.org']);
    expect(invalid()).toEqual([true, true]);
  });

  test('is gone with the next answer that does not repeat it', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({ email: 'Is a member already' });
    await send('Ada', 'grace@example.org');
    await answer({ name: 'Is somebody else' });
    expect(invalid()).toEqual([true, false]);
    expect(described('Is a member already')).toBeNull();
    expect(described('Is somebody else')).toBe(field('Name'));
  });

  test('belongs to its form when there are two', async () => {
    const [first, second] = [makeServer(), makeServer()];
    render(
      <>
        <section aria-label="First">
          <InviteForm invite={first.invite} />
        </section>
        <section aria-label="Second">
          <InviteForm invite={second.invite} />
        </section>
      </>,
    );
    const inSecond = within(screen.getByRole('region', { name: 'Second' }));
    await userEvent.click(inSecond.getByRole('button', { name: 'Invite' }));
    await second.answer({ name: 'Is missing' });
    expect(screen.getAllByRole('textbox', { description: 'Is missing' })).toEqual([
      inSecond.getByRole('textbox', { name: 'Name' }),
    ]);
  });
});

describe('a success', () => {
  test('empties the fields and reports it', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({});
    expect(values()).toEqual(['', '']);
    expect(status()).toBe('Invited Ada');
    expect(alert()).toBe('');
  });

  test('after an objection leaves nothing of it', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({ email: 'Is a member already' });
    await send('Grace', 'grace@example.org');
    await answer({});
    expect(values()).toEqual(['', '']);
    expect(invalid()).toEqual([false, false]);
    expect(described('Is a member already')).toBeNull();
    expect(status()).toBe('Invited Grace');
  });

  test('is no longer reported after a later answer', async () => {
    const { answer } = show();
    await send('Ada', 'ada@example.org');
    await answer({});
    await send('Grace', 'ada@example.org');
    await answer({ email: 'Is a member already' });
    expect(status()).toBe('');
  });
});

describe('no answer', () => {
  test('is reported, and leaves the text in the fields', async () => {
    const { fail } = show();
    await send('Ada', 'ada@example.org');
    await fail();
    expect(alert()).toBe('Not sent. Try again.');
    expect(values()).toEqual(['Ada', 'ada@example.org']);
    expect(status()).toBe('');
    expect(invalid()).toEqual([false, false]);
  });

  test('may also be an error that is thrown at once', async () => {
    const invite = () => {
      throw new Error('offline');
    };
    render(<InviteForm invite={invite} />);
    await send('Ada', 'ada@example.org');
    await settle(() => {});
    expect(alert()).toBe('Not sent. Try again.');
    expect(values()).toEqual(['Ada', 'ada@example.org']);
  });

  test('is no longer reported after the next answer', async () => {
    const { fail, answer } = show();
    await send('Ada', 'ada@example.org');
    await fail();
    await userEvent.click(inviteButton());
    await answer({});
    expect(alert()).toBe('');
    expect(status()).toBe('Invited Ada');
  });
});
