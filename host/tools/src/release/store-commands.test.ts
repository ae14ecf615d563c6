import { afterEach, expect, it, vi } from 'vitest';
import { cleanBy } from './store-commands.ts';

afterEach(() => void vi.restoreAllMocks());

it.each(['', ' ', '-1', '0x1F', '1e3', 'Infinity', 'ten', '30d'])(
  'cleaning refuses "%s" as a number of days, and looks for nothing',
  async (days) => {
    const find = vi.fn();
    await expect(cleanBy({ days }, find)).rejects.toThrow(`--days is "${days}", which is not a number of days`);
    expect(find).not.toHaveBeenCalled();
  },
);

it.each(['0', '30', '0.5'])('cleaning takes %s days', async (days) => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const find = vi.fn(async () => []);
  await cleanBy({ days }, find);
  expect(find).toHaveBeenCalledWith({ days: Number(days), remove: false });
});
