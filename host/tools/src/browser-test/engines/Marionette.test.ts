import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { Marionette } from './Marionette.ts';

/** A fake Firefox: introduces itself, and answers each command. */
async function listen(answer: (socket: Socket, command: string) => void): Promise<Marionette> {
  const server = createServer((socket) => {
    socket.write('2:{}');
    socket.on('data', (chunk) => answer(socket, String(chunk)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const marionette = await Marionette.connect((server.address() as AddressInfo).port);
  onTestFinished(() => {
    marionette.disconnect();
    server.close();
  });
  return marionette;
}

it('sends a command with its length, and reads an answer that comes in parts', async () => {
  const commands: string[] = [];
  const marionette = await listen((socket, command) => {
    commands.push(command);
    const answer = Buffer.from('[1,1,null,{"value":"ü"}]');
    const message = Buffer.concat([Buffer.from(`${answer.length}:`), answer]);
    socket.write(message.subarray(0, 22), () => setImmediate(() => socket.write(message.subarray(22))));
  });
  expect(await marionette.send('WebDriver:ExecuteScript', { script: 'ü' })).toBe('ü');
  expect(commands).toEqual(['47:[0,1,"WebDriver:ExecuteScript",{"script":"ü"}]']);
});

it('throws what Firefox reports', async () => {
  const marionette = await listen((socket) => socket.write('40:[1,1,{"message":"no such element"},null]'));
  await expect(marionette.send('WebDriver:ElementClick', { id: 'x' })).rejects.toThrow(
    'Firefox on WebDriver:ElementClick: no such element',
  );
});
